import { randomInt } from 'node:crypto'
import { cookieIn } from '../http/request.ts'
import { buckets } from './canary.ts'
import type { RegistryStatus } from './registry.ts'

const name = 'portal-bucket'
const format = /^\d{1,4}$/
const attributes = 'Path=/; HttpOnly; SameSite=Lax'
/** Seconds: a browser keeps its versions for the time of a long canary. */
const maxAge = 30 * 24 * 60 * 60

/** The bucket of a browser and the `Set-Cookie` value that goes with it; undefined and null for none. */
export type BucketChoice = { bucket: number | undefined; setCookie: string | null }

/**
 * The bucket that chooses between the versions of a canary. Browsers get one only while a canary is live and lose it
 * afterwards, so that the next canary meets other people. It is drawn at random and says nothing about the person.
 * `canSet` is false for a form of another site, with which the browser sends no cookie: it gets no canary.
 */
export function chooseBucket(
  cookies: string | null | undefined,
  { remotes }: Pick<RegistryStatus, 'remotes'>,
  canSet: boolean,
  isSecure: boolean,
): BucketChoice {
  const sent = cookieIn(cookies, name, format)
  const ending = isSecure ? `; ${attributes}; Secure` : `; ${attributes}`
  if (!Object.values(remotes).some(({ releases }) => releases?.canary !== undefined)) {
    return { bucket: undefined, setCookie: sent === null ? null : `${name}=; Max-Age=0${ending}` }
  }
  if (sent !== null) return { bucket: Number(sent), setCookie: null }
  if (!canSet) return { bucket: undefined, setCookie: null }
  const bucket = randomInt(buckets)
  return { bucket, setCookie: `${name}=${bucket}; Max-Age=${maxAge}${ending}` }
}
