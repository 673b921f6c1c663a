import type * as v from '../schema/schema.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

/**
 * One backend call of spec §7. The client sends it, the edge routes it and the sandbox
 * answers it from this one definition, so the three cannot drift.
 */
export type Call = {
  readonly name: string
  readonly method: Method
  /** Backend path; `{name}` marks a parameter that fills one whole segment. */
  readonly path: string
  readonly backend: 'shop' | 'loyalty'
  /** Whether `X-Access-Token` goes along: never, when there is one, or not without. */
  readonly access: 'never' | 'optional' | 'required'
  /** Whether `x-auth` goes along. */
  readonly loyaltyToken?: true
  /** Fixed loyalty headers where they differ from the defaults (spec §7). */
  readonly interactionId?: string
  readonly idType?: string
  readonly params?: v.GenericSchema<unknown, Record<string, string>>
  readonly query?: v.GenericSchema<unknown, Record<string, string | undefined>>
  readonly body?: v.GenericSchema
  /** `envelope`: meta, content, errorMessage. `bare`: plain JSON. `text`: a string. */
  readonly shape: 'envelope' | 'bare' | 'text'
  readonly response: v.GenericSchema
}

/** Keeps the literal types of a call; costs nothing at run time. */
export function defineCall<const C extends Call>(call: C): C {
  return call
}
