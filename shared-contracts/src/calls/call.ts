import type * as v from '../schema.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

/** One backend call. Client, edge and sandbox use this one definition, so that they cannot differ. */
export type Call = {
  readonly name: string
  readonly method: Method
  /** Backend path; `{name}` is a parameter, one complete segment. */
  readonly path: string
  /** `withdrawal` is the receiver of withdrawals, which is no part of the shop. */
  readonly backend: 'shop' | 'loyalty' | 'withdrawal'
  /** Whether `X-Access-Token` is sent: never (loyalty calls of visitors, withdrawals), if there is one, or always. */
  readonly access: 'never' | 'optional' | 'required'
  /** Whether `x-auth` is sent. */
  readonly loyaltyToken?: true
  /** Loyalty headers that differ from the defaults (docs/product/calls-and-headers.md). */
  readonly interactionId?: string
  readonly idType?: string
  readonly params?: v.GenericSchema<unknown, Record<string, string>>
  readonly query?: v.GenericSchema<unknown, Record<string, string | undefined>>
  readonly body?: v.GenericSchema
  /** `envelope`: meta, content, errorMessage. `bare`: plain JSON. `text`: a string. */
  readonly shape: 'envelope' | 'bare' | 'text'
  readonly response: v.GenericSchema
}

/** Keeps the literal types of a call. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
