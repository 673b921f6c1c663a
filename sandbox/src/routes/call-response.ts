import type { ErrorCode, FieldError } from '@portal/shared-contracts/calls'

/** The response of a route, as the backends format it. */
export type CallResponse = { status: 200 | 400 | 401 | 404 | 409 | 500; contentType: string; body: string }

/** A response without the shop's envelope. */
export const json = (body: unknown, status: CallResponse['status'] = 200): CallResponse => ({
  status,
  contentType: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

/** Success in the shop's envelope; `topLevel` fields are next to `content`, for example the tokens of a login. */
export const content = (
  value: unknown,
  { accessToken, topLevel }: { accessToken?: string; topLevel?: Record<string, unknown> } = {},
): CallResponse =>
  json({
    meta: { success: true, ...(accessToken !== undefined && { accessToken }) },
    content: value,
    ...topLevel,
    errorMessage: [],
  })

/** Success without content. */
export const done: CallResponse = content(null)

/** An error of a response: the field, its value, and a suggested correction if there is one. */
export const fieldError = (code: ErrorCode, input = '', inputValue = '', value = ''): FieldError => ({
  code,
  input,
  inputValue,
  value,
})

/** The shop's envelope of a call that failed. */
export const errorBody = (...errorMessage: FieldError[]) => ({ meta: { success: false }, content: null, errorMessage })

/** Business errors: HTTP 200 with `meta.success` false (docs/product/errors.md). */
export const reject = (...errors: FieldError[]): CallResponse => json(errorBody(...errors))

/** One business error about a field. */
export const rejectField = (code: ErrorCode, input: string, inputValue = '', value = ''): CallResponse =>
  reject(fieldError(code, input, inputValue, value))

/** A request that does not match the call: HTTP 400. */
export const malformed: CallResponse = json(errorBody(fieldError('requestInvalid')), 400)

/** An error in the format of the loyalty provider. */
export const providerError = (status: 400 | 401 | 404 | 409, code: string): CallResponse =>
  json({ code, message: `Rejected: ${code}` }, status)
