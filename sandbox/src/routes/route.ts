import type { Call } from '@delikaterie/shared-contracts/calls'
import * as v from 'valibot'
import { memberById } from '../state/members.ts'
import type { Member } from '../state/members.ts'
import { refusal } from '../state/refusals.ts'
import type { SandboxState } from '../state/state.ts'
import { tokenOwner } from '../state/tokens.ts'
import { malformed, providerRefuse } from './reply.ts'
import type { Reply } from './reply.ts'

/** A request as it came in; nothing of it is believed yet. */
export interface RawRequest {
  body: unknown
  params: Record<string, string>
  query: Record<string, string>
  header(name: string): string | undefined
}

/** One call of the contracts and how the sandbox answers it. */
export interface Route {
  call: Call
  /** Whether the body is this call's: the three PATCH calls share one path. */
  accepts(body: unknown): boolean
  reply(raw: RawRequest): Reply
}

type BodyOf<C extends Call> = C extends { body: infer Body extends v.GenericSchema } ? v.InferOutput<Body> : undefined
type QueryOf<C extends Call> = C extends { query: infer Query extends v.GenericSchema }
  ? v.InferOutput<Query>
  : undefined

export interface Input<C extends Call> {
  body: BodyOf<C>
  query: QueryOf<C>
  params: Record<string, string>
}

/** A shop call for everybody. */
export function openRoute<const C extends Call>(call: C, reply: (input: Input<C>) => Reply): Route {
  return route(call, (input) => reply(input))
}

/** A shop call of a member: without a valid `X-Access-Token` it ends with 401. */
export function memberRoute<const C extends Call>(
  state: SandboxState,
  call: C,
  reply: (member: Member, input: Input<C>) => Reply,
): Route {
  return route(call, (input, raw) => {
    const owner = tokenOwner(state, 'access', raw.header('x-access-token') ?? '')
    const member = owner?.memberId ? memberById(state, owner.memberId) : undefined
    if (!member) return { kind: 'refused', status: 401, refusals: [refusal('sessionInvalid')] }
    return reply(member, input)
  })
}

/** A call of the loyalty platform: `x-auth` and both headers of spec §7, or it ends with 401 or 400. */
export function loyaltyRoute<const C extends Call>(
  state: SandboxState,
  call: C,
  reply: (input: Input<C>) => Reply,
): Route {
  return route(call, (input, raw) => {
    // Compared as it is: a token still in quotes is not a token.
    if (!tokenOwner(state, 'loyalty', raw.header('x-auth') ?? '')) return providerRefuse(401, 'UNAUTHORIZED')
    if (!raw.header('interaction-id')) return providerRefuse(400, 'INTERACTION_ID_MISSING')
    const idType: string = call.idType ?? 'ID'
    if (raw.header('id-type') !== idType) return providerRefuse(400, 'ID_TYPE_INVALID')
    return reply(input)
  })
}

function route<const C extends Call>(call: C, reply: (input: Input<C>, raw: RawRequest) => Reply): Route {
  return {
    call,
    accepts: (body) => call.body === undefined || v.is(call.body, body),
    reply(raw) {
      const body = parsed(call.body, raw.body)
      const query = parsed(call.query, raw.query)
      const params = parsed(call.params, raw.params)
      if (!body.success || !query.success || !params.success) {
        return malformed
      }
      // The schemas come from the same call, so their outputs are this call's types.
      return reply({ body: body.output as BodyOf<C>, query: query.output as QueryOf<C>, params: raw.params }, raw)
    },
  }
}

function parsed(schema: v.GenericSchema | undefined, value: unknown): { success: boolean; output: unknown } {
  return schema === undefined ? { success: true, output: undefined } : v.safeParse(schema, value)
}
