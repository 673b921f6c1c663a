import { jsonResponse, textResponse, textOf, type BackendResponse } from '../http/response.ts'
import { errorBody } from '../http/http-error.ts'
import { idOf, isObject, parseJson } from '../http/body.ts'

/**
 * Account details as a member may see them: complete for the own card, for others only whether
 * the card exists and is free, so that trying card numbers reveals no personal data.
 */
export function reduceCardDetails(response: BackendResponse, accountId: string): BackendResponse {
  if (response.status === 404) return jsonResponse(200, { exists: false, free: false })
  if (response.status !== 200) {
    const status = response.status >= 400 ? response.status : 502
    return textResponse(status, 'json', errorBody('backendUnavailable'))
  }
  const owner = ownerIn(textOf(response))
  if (owner === undefined) return textResponse(502, 'json', errorBody('backendUnavailable'))
  return owner === accountId ? response : jsonResponse(200, { exists: true, free: owner === null })
}

/** The account of the card; null for a free card, undefined if the text is not account details. */
function ownerIn(text: string): string | null | undefined {
  const details = parseJson(text)
  if (!isObject(details)) return undefined
  const accountId = details['accountId'] ?? ''
  return accountId === '' ? null : (idOf(accountId) ?? undefined)
}
