import * as v from 'valibot'
import { ReleaseRecord } from './release-record.ts'

const day = 24 * 60 * 60 * 1000

/** Previews of a remote that live at a time, and the ms for which one may live. */
export const previewLimits = { live: 5, age: 14 * day } as const

/** ms by which the clocks of an edge and of the machine that made a preview may differ. */
const clockDifference = 5 * 60 * 1000

/** The characters of a {@link PreviewSecret}: 256 bits in base64url. */
export const previewSecretFormat = /^[A-Za-z0-9_-]{43}$/

/** The random part of a preview's link: who knows it can open the preview. Stores hold only its {@link previewIdOf}. */
export const PreviewSecret = v.pipe(v.string(), v.regex(previewSecretFormat))

/** Names the folder of a preview; a part of a hash of its secret, because a store may be public. */
export const PreviewId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))

const Time = v.pipe(v.string(), v.isoTimestamp())

/**
 * A build that pages show before its release, to those who have its link (docs/release-a-remote.md). Signed with the
 * key of its remote, as a release is; neither can stand for the other.
 */
export const Preview = v.strictObject({
  preview: v.literal(true),
  id: PreviewId,
  record: ReleaseRecord,
  /** Who made it, for people. */
  by: v.pipe(v.string(), v.maxLength(100)),
  created: Time,
  expires: Time,
})
export type Preview = v.InferOutput<typeof Preview>

/** The previews of a remote: `remotes/{name}/previews.json` among the releases, not signed, as the pointer. */
export const PreviewList = v.object({ previews: v.pipe(v.array(PreviewId), v.maxLength(previewLimits.live)) })
export type PreviewList = v.InferOutput<typeof PreviewList>

/** Address of the portal below which each preview has its page. */
export const previewsPath = '/api/remotes/previews'

/** Where a preview is shown: the origin of the portal of its link, and its remote. */
export type PreviewPlace = { portal: string; remote: string }

/**
 * The id of the preview with a secret: the first 128 bits of a SHA-256 as hexadecimal digits. Portal and remote are
 * hashed with the secret, so that a link opens nothing in another portal with the same releases, and so that a team
 * that reads the id of another team's preview cannot make one for the same link.
 */
export async function previewIdOf(secret: string, { portal, remote }: PreviewPlace): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${portal}\n${remote}\n${secret}`))
  return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a preview lives at a time (ms since 1970). One that lives too long or begins later never does. */
export function isLivePreview({ created, expires }: Pick<Preview, 'created' | 'expires'>, now: number): boolean {
  const [begin, end] = [Date.parse(created), Date.parse(expires)]
  return end - begin <= previewLimits.age && begin <= now + clockDifference && now < end
}
