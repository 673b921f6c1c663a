import { randomInt } from 'node:crypto'
import type { RemoteName } from '@portal/shared-contracts/remotes'
import { bucketCookie, buckets } from '@portal/shared-contracts/remotes/canary'
import { createCookie, type SetCookie } from '../http/cookie.ts'
import type { RemoteReleases } from './remote-releases.ts'

/** Seconds: a browser keeps its versions for the time of a long canary. */
const maxAge = 30 * 24 * 60 * 60

/**
 * The bucket that chooses a browser's versions: random, set only while a canary is live, so that the next
 * canary gets other browsers. `canSet` is false for a form of another site, with which the browser sends no cookie.
 */
export function chooseBucket(
  cookies: string | null | undefined,
  { remotes }: { remotes: Readonly<Record<RemoteName, { releases: RemoteReleases | null }>> },
  canSet: boolean,
  isSecure: boolean,
): { bucket: number | undefined; setCookie: SetCookie | null } {
  const cookie = createCookie(bucketCookie, /^\d{1,4}$/, maxAge, 'Lax', isSecure)
  const sent = cookie.firstIn(cookies)
  if (!Object.values(remotes).some(({ releases }) => releases?.canary !== undefined)) {
    return { bucket: undefined, setCookie: sent === null ? null : cookie.delete }
  }
  if (sent !== null) return { bucket: Number(sent), setCookie: null }
  if (!canSet) return { bucket: undefined, setCookie: null }
  const bucket = randomInt(buckets)
  return { bucket, setCookie: cookie.set(String(bucket)) }
}
