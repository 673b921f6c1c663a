import { createHash } from 'node:crypto'
import { accountName } from './account-name.ts'
import { idOf, isObject, parseJson } from '../http/json.ts'
import { textOf, type BackendResponse } from '../http/response.ts'

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
