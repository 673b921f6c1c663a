import { createHash, randomInt } from 'node:crypto'
import type { RemoteName } from '@portal/shared-contracts/remotes'
import { cookieIn } from '../http/cookie.ts'
import type { RemoteReleases } from './remote-releases.ts'

/** Browsers are divided into this many buckets, numbered from 0. */
export const buckets = 10_000

/**
 * Whether browsers of a bucket get the canary of a remote. Who is in at 5 percent stays in at 20, and the buckets of
 * two remotes are independent of each other.
 */
export function isInCanary(remote: RemoteName, bucket: number, percent: number): boolean {
  const hash = createHash('sha256').update(`${remote} ${bucket}`).digest().readUInt32BE(0)
  return (hash / 2 ** 32) * 100 < percent
}

const cookie = 'portal-bucket'
const format = /^\d{1,4}$/
const attributes = 'Path=/; HttpOnly; SameSite=Lax'
/** Seconds: a browser keeps its versions for the time of a long canary. */
const maxAge = 30 * 24 * 60 * 60

/**
 * The bucket that chooses between the versions of a canary. Browsers get one only while a canary is live and lose it
 * afterwards, so that the next canary meets other people. It is drawn at random and says nothing about the person.
 * `canSet` is false for a form of another site, with which the browser sends no cookie: it gets no canary.
 */
export function chooseBucket(
  cookies: string | null | undefined,
  { remotes }: { remotes: Readonly<Record<RemoteName, { releases: RemoteReleases | null }>> },
  canSet: boolean,
  isSecure: boolean,
): { bucket: number | undefined; setCookie: string | null } {
  const sent = cookieIn(cookies, cookie, format)
  const ending = isSecure ? `; ${attributes}; Secure` : `; ${attributes}`
  if (!Object.values(remotes).some(({ releases }) => releases?.canary !== undefined)) {
    return { bucket: undefined, setCookie: sent === null ? null : `${cookie}=; Max-Age=0${ending}` }
  }
  if (sent !== null) return { bucket: Number(sent), setCookie: null }
  if (!canSet) return { bucket: undefined, setCookie: null }
  const bucket = randomInt(buckets)
  return { bucket, setCookie: `${cookie}=${bucket}; Max-Age=${maxAge}${ending}` }
}
