import { jsonResponse, textResponse, textOf, type BackendResponse } from '../http/response.ts'
import { errorBody } from '../http/http-error.ts'

/**
 * Account details as a member may see them: whole for the own card, else only whether the
 * card exists and is free, so that nobody's data can be read by trying numbers (design §10).
 */
export function reduceDetails(answer: BackendResponse, accountId: string): BackendResponse {
  if (answer.status === 404) return jsonResponse(200, { exists: false, free: false })
  if (answer.status !== 200) {
    const status = answer.status >= 400 ? answer.status : 502
    return textResponse(status, 'json', errorBody('backendUnavailable'))
  }
  const owner = ownerIn(textOf(answer))
  if (owner === undefined) return textResponse(502, 'json', errorBody('backendUnavailable'))
  return owner === accountId ? answer : jsonResponse(200, { exists: true, free: owner === null })
}

/** The account the card belongs to; null while it is free, undefined if this is no details answer. */
function ownerIn(text: string): string | null | undefined {
  try {
    const details: unknown = JSON.parse(text)
    if (typeof details !== 'object' || details === null || Array.isArray(details)) return undefined
    if (!('accountId' in details) || details.accountId === null || details.accountId === '') return null
    return typeof details.accountId === 'string' ? details.accountId : undefined
  } catch {
    return undefined
  }
}
