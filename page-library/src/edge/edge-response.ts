import { ApiError, toApiError, type Api } from '@portal/page-library/api'
import { bus } from '@portal/page-library/session/bus'
import { EnvelopeHead } from '@portal/shared-contracts/calls/envelope'
import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { parseJson } from '@portal/shared-contracts/calls/parse-json'
import * as v from '@portal/shared-contracts/schema'

/* Requests to addresses of the edge itself, which are no calls of a backend. */

/**
 * The response to a request for an address of the edge itself.
 * @throws ApiError for every failure; any status other than 200 is one
 */
export async function edgeResponse<S extends v.GenericSchema>(
  schema: S,
  request: Promise<Response>,
): Promise<v.InferOutput<S>> {
  const { status, data } = await bodyOf(request)
  const response = v.safeParse(schema, data)
  if (status === 200 && response.success) return response.output
  const head = v.safeParse(EnvelopeHead, data)
  const errors = head.success ? head.output.errorMessage : []
  throw new ApiError(errors[0]?.code ?? 'failed', status, errors)
}

/**
 * The `content` of the response to a request with the member's access token: GET, or POST with a body. A token that the
 * edge no longer accepts is renewed for the next attempt, as after a call.
 * @param path an address of the edge, such as `/api/wallet/saved`
 * @throws ApiError for every failure
 */
export async function memberContent<S extends v.GenericSchema>(
  { http, tokens }: Api,
  path: string,
  content: S,
  body?: unknown,
): Promise<v.InferOutput<S>> {
  const headers = { [headerNames.accessToken]: tokens().accessToken ?? '' }
  const method = body === undefined ? 'GET' : 'POST'
  const request = http(path.replace(/^\/api\//, ''), { method, headers, ...(body !== undefined && { json: body }) })
  try {
    return (await edgeResponse(v.object({ content }), request)).content
  } catch (error) {
    if (toApiError(error).code === 'sessionInvalid') bus.emit('session:rejected', {})
    throw error
  }
}

async function bodyOf(request: Promise<Response>): Promise<{ status: number; data: unknown }> {
  try {
    const response = await request
    return { status: response.status, data: parseJson(await response.text()) }
  } catch {
    throw new ApiError('network')
  }
}
