import { createHash } from 'node:crypto'
import type { Format } from './image-job.ts'

/** The format of a response; SVG is the portal's own placeholder. */
type SentFormat = Format | 'svg+xml'

/** A resized image; `maxAge` in seconds. */
export type Image = { bytes: Buffer; format: SentFormat; etag: string; maxAge: number }

export const imageOf = (bytes: Buffer, format: SentFormat, maxAge: number): Image => ({
  bytes,
  format,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  maxAge,
})
