import { headerNames } from '@portal/shared-contracts/calls/header-names'
import ky, { type KyInstance } from 'ky'
import { bus } from '@portal/page-library/session/bus'
import * as v from '@portal/shared-contracts/schema'
import type { Call } from '@portal/shared-contracts/calls/call'
import { EnvelopeHead } from '@portal/shared-contracts/calls/envelope'
import { providerCodes } from '@portal/shared-contracts/calls/error-codes'
import { parseJson } from '@portal/shared-contracts/calls/parse-json'
import { ApiError } from './api-error.ts'
import { setConnected } from './connection.ts'

/** The sealed tokens an api sends; null without one. */
export type TokenSource = () => { accessToken: string | null; loyaltyToken: string | null }

export type Api = { readonly http: KyInstance; readonly tokens: TokenSource; readonly kiosk: boolean }

export type ApiOptions = {
  /** Origin of the portal's edge; empty for the page's own. */
  origin?: string
  tokens: TokenSource
  /** Sends the calls of the kiosk, whose session is not the portal's (rules kiosk-13 to kiosk-18). */
  kiosk?: boolean
  fetch?: typeof globalThis.fetch
  /** Milliseconds until a call fails. */
  timeout?: number
}

/** A client that sends calls through the edge. */
export function createApi({ origin = '', tokens, kiosk = false, fetch, timeout = 15_000 }: ApiOptions): Api {
  const http = ky.create({
    prefix: `${origin}/api`,
    // Retries happen in the edge, which detects whether a request reached the backend.
    retry: 0,
    timeout,
    throwHttpErrors: false,
    ...(fetch && { fetch }),
  })
  return { http, tokens, kiosk }
}

type Arguments = {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string | undefined>>
  body?: unknown
  /** A loyalty token other than the session's, e.g. one freshly obtained. */
  loyaltyToken?: string
  idempotencyKey?: string
}

type BodyOf<C extends Call> = C['body'] extends v.GenericSchema ? { body: v.InferInput<C['body']> } : { body?: never }

/**
 * Sends one call and returns its parsed response.
 * @throws ApiError for every failure; any status other than 200 is one.
 */
export async function send<const C extends Call>(
  api: Api,
  call: C,
  options: Omit<Arguments, 'body'> & BodyOf<C>,
): Promise<v.InferOutput<C['response']>> {
  const response = await request(api, call, options)
  const text = await bodyOf(response)
  if (response.status === 200) return parseResponse(call, text)
  const error = errorOf(call, response.status, text)
  if (error.code === 'sessionInvalid' && !api.kiosk) bus.emit('session:rejected', {})
  throw error
}

async function request(api: Api, call: Call, options: Arguments): Promise<Response> {
  const wasOffline = isOffline()
  try {
    const response = await api.http('api', {
      method: call.method,
      // A string, because URLSearchParams would write a blank as `+`.
      searchParams: `path=${encodeURIComponent(fillPath(call.path, options.params, options.query))}`,
      headers: headersOf(api, call, options),
      ...(options.body !== undefined && { json: sentBody(call, options.body) }),
    })
    setConnected(true)
    return response
  } catch (error) {
    setConnected(false)
    if (error instanceof Error && error.name === 'TimeoutError') throw new ApiError('timeout')
    throw new ApiError(wasOffline && isOffline() ? 'offline' : 'network')
  }
}

/**
 * Whether the browser knows that it has no network. A call is sent nevertheless, because some browsers are wrong about
 * it.
 */
const isOffline = (): boolean => navigator.onLine === false

/** The body as the call spells it, such as an e-mail address; one that does not match is for the edge to refuse. */
function sentBody({ body: schema }: Call, body: unknown): unknown {
  const parsed = schema && v.safeParse(schema, body)
  return parsed?.success ? parsed.output : body
}

function headersOf(api: Api, call: Call, options: Arguments): Record<string, string> {
  const { accessToken, loyaltyToken } = api.tokens()
  const token = options.loyaltyToken ?? loyaltyToken
  return {
    ...(call.access !== 'never' && accessToken !== null && { [headerNames.accessToken]: accessToken }),
    ...(call.loyaltyToken && token !== null && { [headerNames.loyaltyToken]: token }),
    ...(api.kiosk && { [headerNames.kiosk]: '1' }),
    ...(options.idempotencyKey !== undefined && { [headerNames.idempotencyKey]: options.idempotencyKey }),
  }
}

async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch {
    // The connection was closed before the response was complete.
    throw new ApiError('network', response.status)
  }
}

/** An error of the loyalty platform has no envelope: `{code, message}`. */
const PlatformError = v.object({ code: v.picklist(providerCodes) })

function errorOf(call: Call, status: number, text: string): ApiError {
  const data = parseJson(text)
  const head = v.safeParse(EnvelopeHead, data)
  const errors = head.success ? head.output.errorMessage : []
  const platform = v.safeParse(PlatformError, data)
  // A 401 without a code: from the shop the session is invalid, from the loyalty platform only its own token.
  const code = status === 401 && call.backend === 'shop' ? 'sessionInvalid' : 'failed'
  return new ApiError(errors[0]?.code ?? (platform.success ? platform.output.code : code), status, errors)
}

function parseResponse<const C extends Call>(call: C, text: string): v.InferOutput<C['response']> {
  const data = call.shape === 'text' ? text : parseJson(text)
  if (call.shape === 'envelope') {
    const head = v.safeParse(EnvelopeHead, data)
    if (!head.success) throw new ApiError('responseInvalid', 200)
    const { meta, errorMessage } = head.output
    if (!meta.success) throw new ApiError(errorMessage[0]?.code ?? 'failed', 200, errorMessage)
  }
  const response = v.safeParse(call.response, data)
  if (!response.success) throw new ApiError('responseInvalid', 200)
  return response.output
}

/** A backend path with its parameters and query filled in, encoded once; `:` and `+` stay, as a path may hold them. */
export function fillPath(
  template: string,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    (params[name] ?? '').replace(/[^:+]+/g, encodeURIComponent),
  )
  const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`]))
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`
}
