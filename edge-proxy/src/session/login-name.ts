import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { createHash } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { tidyEmail } from '@portal/shared-contracts/email/email-address'
import { idOf, isObject, parseJson } from '../http/body.ts'
import { textOf, type BackendResponse } from '../http/response.ts'
import type { EndedAccount } from '../state/ended-sessions.ts'
import type { SealedContent } from './seal.ts'

/** A login name that its look-alikes share, which a shop may take for one account: attempts count for it. */
export const foldedName = (text: string): string =>
  tidyEmail(text)
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]/gu, '')
    .toLowerCase()

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest().subarray(0, 15).toString('base64url')

/** Only A to Z are the same in lower case, because further spellings may be other accounts of the shop. */
const lowerCase = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Hash of a name as it is typed: its look-alikes have others. */
export const typedNameHash = (typed: string): string => hashOf(`name ${lowerCase(tidyEmail(typed))}`)

/** Hash of a folded name, which look-alikes share, in tokens of earlier versions. */
export const foldedNameHash = (typed: string): string => hashOf(`user ${foldedName(typed)}`)

/**
 * Hash of a name that the shop gives an account. Calls name it as `tidyEmail` writes it; if that is another text, such
 * as one without its invisible characters, it may be the name of another account.
 */
function givenNameHash(given: string): string {
  const tidied = tidyEmail(given)
  const at = tidied.lastIndexOf('@') + 1
  const spellings = [tidied, tidied.slice(0, at) + domainToUnicode(tidied.slice(at))]
  return spellings.some((spelling) => lowerCase(spelling) === lowerCase(given))
    ? typedNameHash(tidied)
    : hashOf(`given ${lowerCase(given)}`)
}

/** Login name and e-mail address of the profile in a response, as far as it has them. */
function givenNamesIn(response: BackendResponse): string[] {
  const data = parseJson(textOf(response))
  const user = isObject(data) && isObject(data['content']) ? data['content'] : {}
  return [idOf(user[fieldName.loginName]), idOf(user[fieldName.email])].filter((name) => name !== null)
}

/** Of members without a name, whose calls have an empty one; never that of an account. */
const noName = typedNameHash('')

/** Hashes of the names of a login: first that which the shop gives the account, or without one the typed name. */
export function loginNameHashes(body: Readonly<Record<string, unknown>> | null, response: BackendResponse): string[] {
  const typed = idOf(body?.[fieldName.loginName])
  const given = givenNamesIn(response).map(givenNameHash)
  const all = [...given, ...(typed === null ? [] : [typedNameHash(typed)]), ...(given.length === 0 ? [noName] : [])]
  return [...new Set(all)]
}

/** The hash by which the browser of a login is known, and what it was in earlier versions. */
export type KnownName = { hash: string; foldedHash: string }

/** The typed name, or for a login by token the first that the shop gives the account; null if neither has one. */
export function knownNameOf(
  body: Readonly<Record<string, unknown>> | null,
  response: BackendResponse,
): KnownName | null {
  const typed = idOf(body?.[fieldName.loginName])
  if (typed !== null) return { hash: typedNameHash(typed), foldedHash: foldedNameHash(typed) }
  const [given] = givenNamesIn(response)
  return given === undefined ? null : { hash: givenNameHash(given), foldedHash: foldedNameHash(given) }
}

type AccountNames = Pick<SealedContent, 'accountId' | 'names' | 'user'>

/** The account of a login that ends with all others of the account; members without a name have none in common. */
export const accountToEnd = ({ accountId, names = [], user }: AccountNames): EndedAccount => ({
  accountId,
  names: names.filter((name) => name !== noName),
  user,
})

/** The member of a login as limits count it, the same in all sessions; null if the login names none. */
export const memberOf = ({ accountId, names = [], user }: AccountNames): string | null =>
  accountId ?? user ?? names.slice(0, 1).find((name) => name !== noName) ?? null

/** Whether a text is a name of the login with this token; the oldest tokens know only the folded one. */
export const isOwnName = ({ names, user }: Pick<SealedContent, 'names' | 'user'>, text: string): boolean =>
  names?.includes(typedNameHash(text)) ?? user === foldedNameHash(text)
