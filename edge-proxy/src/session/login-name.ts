import { createHash } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { tidyEmail } from '@portal/shared-contracts/email/email-address'
import { idOf, isObject, parseJson } from '../http/body.ts'
import { textOf, type BackendResponse } from '../http/response.ts'
import type { EndedAccount } from '../state/ended-sessions.ts'
import type { Sealed } from './seal.ts'

/** The name of an account as strangers' attempts are counted: a shop may take look-alikes for one account. */
export const accountName = (text: string): string =>
  tidyEmail(text)
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]/gu, '')
    .toLowerCase()

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 15).toString('base64url')

/** Only A to Z are the same in lower case, because further spellings may be other accounts of the shop. */
const lowerCase = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Hash of a name as it is typed: its look-alikes have others. */
export const nameOf = (typed: string): string => hashOf(`name ${lowerCase(tidyEmail(typed))}`)

/** Hash of a folded name, which look-alikes share, in tokens of earlier versions. */
export const userOf = (typed: string): string => hashOf(`user ${accountName(typed)}`)

/**
 * Hash of a name that the shop gives an account. Calls name it as `tidyEmail` writes it; if that is another text, such as
 * one without its invisible characters, it may be the name of another account.
 */
function givenNameOf(given: string): string {
  const tidied = tidyEmail(given)
  const at = tidied.lastIndexOf('@') + 1
  const spellings = [tidied, tidied.slice(0, at) + domainToUnicode(tidied.slice(at))]
  return spellings.some((spelling) => lowerCase(spelling) === lowerCase(given))
    ? nameOf(tidied)
    : hashOf(`given ${lowerCase(given)}`)
}

/** Login name and e-mail address of the profile in a response, as far as it has them. */
function namesIn(response: BackendResponse): string[] {
  const data = parseJson(textOf(response))
  const user = isObject(data) && isObject(data['content']) ? data['content'] : {}
  return [idOf(user['loginName']), idOf(user['email'])].filter((name) => name !== null)
}

/** Of members without a name, whose calls have an empty one; never that of an account. */
const noName = nameOf('')

/** The names of a login: first that which the shop gives the account, or without one the typed name. */
export function namesOf(body: Readonly<Record<string, unknown>> | null, response: BackendResponse): string[] {
  const typed = idOf(body?.['loginName'])
  const given = namesIn(response).map(givenNameOf)
  const all = [...given, ...(typed === null ? [] : [nameOf(typed)]), ...(given.length === 0 ? [noName] : [])]
  return [...new Set(all)]
}

/** The name by which the browser of a login is known; `user` is what it was in earlier versions. */
export type KnownName = { name: string; user: string }

/** The typed name, or for a login by token the first that the shop gives the account; null if neither has one. */
export function knownNameOf(
  body: Readonly<Record<string, unknown>> | null,
  response: BackendResponse,
): KnownName | null {
  const typed = idOf(body?.['loginName'])
  if (typed !== null) return { name: nameOf(typed), user: userOf(typed) }
  const [given] = namesIn(response)
  return given === undefined ? null : { name: givenNameOf(given), user: userOf(given) }
}

type Identity = Pick<Sealed, 'accountId' | 'names' | 'user'>

/** The account of a login that ends with all others of the account; members without a name have none in common. */
export const endedAccount = ({ accountId, names = [], user }: Identity): EndedAccount => ({
  accountId,
  names: names.filter((name) => name !== noName),
  user,
})

/** The member of a login as limits count it, the same in all sessions; null if the login names none. */
export const memberOf = ({ accountId, names = [], user }: Identity): string | null =>
  accountId ?? user ?? names.slice(0, 1).find((name) => name !== noName) ?? null

/** Whether a text is a name of the login with this token; the oldest tokens know only the folded one. */
export const isOwnName = ({ names, user }: Pick<Sealed, 'names' | 'user'>, text: string): boolean =>
  names?.includes(nameOf(text)) ?? user === userOf(text)
