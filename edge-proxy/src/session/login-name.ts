import { createHash } from 'node:crypto'
import { idOf, isObject, parseJson } from '../http/body.ts'
import { textOf, type BackendResponse } from '../http/response.ts'

/** The name of an account as it is counted: equivalent spellings of an e-mail address are one account. */
export const accountName = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]/gu, '')
    .toLowerCase()

/**
 * The mailbox of an e-mail address, as mail is counted: `name+tag@host` reaches the box of `name@host`, and Gmail
 * ignores dots too.
 */
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
  const typed = idOf(body?.['loginName'])
  if (typed !== null) return typed
  const data = parseJson(textOf(response))
  const user = isObject(data) && isObject(data['content']) ? data['content'] : {}
  return idOf(user['loginName']) ?? idOf(user['email'])
}

/** The user of a login name, the same in all its spellings, as tokens and marks of ended sessions have it. */
export const userOf = (loginName: string): string =>
  createHash('sha256')
    .update(`user ${accountName(loginName)}`)
    .digest()
    .subarray(0, 15)
    .toString('base64url')
