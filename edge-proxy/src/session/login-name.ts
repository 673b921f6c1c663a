import { createHash } from 'node:crypto'
import { tidyEmail } from '@portal/shared-contracts/domain/email-address'
import { idOf, isObject, parseJson } from '../http/body.ts'
import { textOf, type BackendResponse } from '../http/response.ts'
import type { Sealed } from './seal.ts'

/** The name of an account as it is counted: equivalent spellings of an e-mail address are one account. */
export const accountName = (text: string): string =>
  tidyEmail(text)
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]/gu, '')
    .toLowerCase()

/** As mail is counted: `name+tag@host` reaches the box of `name@host`, and Gmail ignores dots too. */
export function mailboxOf(address: string): string {
  const name = accountName(address)
  const at = name.lastIndexOf('@')
  if (at < 0) return name
  const host = name.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com')
  const box = name.slice(0, at).replace(/\+.*$/, '')
  return `${host === 'gmail.com' ? box.replaceAll('.', '') : box}@${host}`
}

/** The login name that a member typed, or that the response to a login by token contains; null if neither does. */
export function loginNameOf(body: Readonly<Record<string, unknown>> | null, response: BackendResponse): string | null {
  return idOf(body?.['loginName']) ?? namesIn(response)[0] ?? null
}

/** Login name and e-mail address of the profile in a response, as far as it has them. */
function namesIn(response: BackendResponse): string[] {
  const data = parseJson(textOf(response))
  const user = isObject(data) && isObject(data['content']) ? data['content'] : {}
  return [idOf(user['loginName']), idOf(user['email'])].filter((name) => name !== null)
}

/** Who logs in: the user, and the names that calls of the login may have. A profile without a name has the empty one. */
export function identityOf(body: Readonly<Record<string, unknown>> | null, response: BackendResponse) {
  const typed = idOf(body?.['loginName'])
  const found = namesIn(response)
  const all = [...(typed === null ? [] : [typed]), ...(found.length === 0 ? [''] : found)]
  const [user] = all
  return { ...(user && { user: userOf(user) }), names: [...new Set(all.map(nameOf))] }
}

/** Whether a text is a name of the login with this token; tokens of earlier versions know the one that was typed. */
export const isOwnName = ({ names, user }: Pick<Sealed, 'names' | 'user'>, text: string): boolean =>
  names?.includes(nameOf(text)) ?? user === userOf(text)

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 15).toString('base64url')

/** The user of a login name, the same in all its spellings, as tokens and marks of ended sessions have it. */
export const userOf = (loginName: string): string => hashOf(`user ${accountName(loginName)}`)

/** Only A to Z are the same in lower case, because further spellings may be other accounts of the shop. */
const nameOf = (text: string): string =>
  hashOf(`name ${tidyEmail(text).replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())}`)
