import { ApiError, fieldError } from '@portal/page-library/api'
import { parseJson } from '@portal/shared-contracts/calls/parse-json'
import * as v from '@portal/shared-contracts/schema'

const Rejection = v.object({
  errorMessage: v.array(v.object({ code: v.string(), value: v.optional(v.string()) })),
})

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
  const rejection = v.safeParse(Rejection, data)
  const first = rejection.success ? rejection.output.errorMessage[0] : undefined
  const { code = 'failed', value = '' } = first ?? {}
  throw new ApiError(code, status, [{ ...fieldError(code), value }])
}

/** The error of a login whose cookie the browser does not send. */
export const cookiesRefused = (): ApiError =>
  new ApiError(globalThis.location?.protocol === 'http:' ? 'cookiesRefusedOverHttp' : 'cookiesRefused')

async function bodyOf(request: Promise<Response>): Promise<{ status: number; data: unknown }> {
  try {
    const response = await request
    return { status: response.status, data: parseJson(await response.text()) }
  } catch {
    throw new ApiError('network')
  }
}
