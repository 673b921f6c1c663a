import { createHash, randomInt } from 'node:crypto'
import type { RemoteName } from '@portal/shared-contracts/remotes'
import { createCookie, type SetCookie } from '../http/cookie.ts'
import type { RemoteReleases } from './remote-releases.ts'

/** Browsers are divided into this many buckets, numbered from 0. */
export const buckets = 10_000

/** A bucket in the canary at 5 percent is also in it at 20; which buckets are in differs by remote. */
export function isInCanary(remote: RemoteName, bucket: number, percent: number): boolean {
  const hash = createHash('sha256').update(`${remote} ${bucket}`).digest().readUInt32BE(0)
  return (hash / 2 ** 32) * 100 < percent
}

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
  const cookie = createCookie('portal-bucket', /^\d{1,4}$/, maxAge, 'Lax', isSecure)
  const sent = cookie.firstIn(cookies)
  if (!Object.values(remotes).some(({ releases }) => releases?.canary !== undefined)) {
    return { bucket: undefined, setCookie: sent === null ? null : cookie.delete }
  }
  if (sent !== null) return { bucket: Number(sent), setCookie: null }
  if (!canSet) return { bucket: undefined, setCookie: null }
  const bucket = randomInt(buckets)
  return { bucket, setCookie: cookie.set(String(bucket)) }
}
