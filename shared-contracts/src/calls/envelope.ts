import * as v from '../schema/schema.ts'
import type { Call } from './call.ts'

export type { FieldError } from '../domain/field-error.ts'

/** A successful envelope with the given content. */
export function envelope<S extends v.GenericSchema>(content: S) {
  return v.object({ meta: v.object({ success: v.literal(true) }), content })
}

/** A successful envelope whose content is not used. */
export const Done = v.object({ meta: v.object({ success: v.literal(true) }) })

/** A call of the shop, which responds with an envelope; keeps the literal types of the call. */
export function shopCall<const C extends Omit<Call, 'backend' | 'shape'>>(call: C) {
  return { ...call, backend: 'shop', shape: 'envelope' } as const
}
