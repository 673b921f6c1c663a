import { createHash } from 'node:crypto'
import type { Format } from './image-request.ts'

/** A resized image; `maxAge` in seconds. */
export type Image = { bytes: Buffer; format: Format; etag: string; maxAge: number }

export const imageOf = (bytes: Buffer, format: Format, maxAge: number): Image => ({
  bytes,
  format,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  maxAge,
})
