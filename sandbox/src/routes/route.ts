import { headerNames } from '@portal/shared-contracts/calls/header-names'
import type { Call } from '@portal/shared-contracts/calls'
import * as v from 'valibot'
import type { Member } from '../state/members.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { memberByToken, tokenOwner } from '../state/tokens.ts'
import { errorBody, fieldError, json, malformed, providerError, type CallResponse } from './call-response.ts'

/** A request before validation. */
export type RawRequest = {
  body: unknown
  params: Record<string, string>
  query: Record<string, string>
  header(name: string): string | undefined
}

/** A call of the contracts and its handler. */
export type Route = {
  call: Call
  /** Whether the body matches this call; three PATCH calls share one path. */
  accepts(body: unknown): boolean
  handle(raw: RawRequest): CallResponse
}

type BodyOf<C extends Call> = C extends { body: infer Body extends v.GenericSchema } ? v.InferOutput<Body> : undefined
type QueryOf<C extends Call> = C extends { query: infer Query extends v.GenericSchema }
  ? v.InferOutput<Query>
  : undefined

export type Input<C extends Call> = {
  body: BodyOf<C>
  query: QueryOf<C>
  params: Record<string, string>
}

/** A shop call of a member: 401 without a valid `X-Access-Token`. */
export function memberRoute<const C extends Call>(
  state: SandboxState,
  call: C,
  handle: (member: Member, input: Input<C>) => CallResponse,
): Route {
  return openRoute(call, (input, raw) => {
    const member = memberByToken(state, 'access', raw.header(headerNames.accessToken) ?? '')
    return member ? handle(member, input) : json(errorBody(fieldError('sessionInvalid')), 401)
  })
}

/** A call of the loyalty platform: 401 without `x-auth`, 400 without `interaction-id` and `id-type`. */
export function loyaltyRoute<const C extends Call>(
  state: SandboxState,
  call: C,
  handle: (input: Input<C>) => CallResponse,
): Route {
  return openRoute(call, (input, raw) => {
    // Quotes are not stripped: a token sent with the quotes of the login response is invalid.
    if (!tokenOwner(state, 'loyalty', raw.header(headerNames.loyaltyToken) ?? ''))
      return providerError(401, 'UNAUTHORIZED')
    if (!raw.header(headerNames.interactionId)) return providerError(400, 'INTERACTION_ID_MISSING')
    return raw.header(headerNames.idType) === (call.idType ?? 'ID')
      ? handle(input)
      : providerError(400, 'ID_TYPE_INVALID')
  })
}

/** A shop call without login. */
export function openRoute<const C extends Call>(
  call: C,
  handle: (input: Input<C>, raw: RawRequest) => CallResponse,
): Route {
  return {
    call,
    accepts: (body) => call.body === undefined || v.is(call.body, body),
    handle(raw) {
      const any = v.unknown()
      const { body = any, query = any, params = any } = call
      const input = v.safeParse(v.object({ body, query, params }), raw)
      // A safe cast: the schemas are those of this call.
      return input.success ? handle({ ...(input.output as Input<C>), params: raw.params }, raw) : malformed
    },
  }
}
