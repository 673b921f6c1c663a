import * as v from '../schema/schema.ts'

export type { FieldError } from '../domain/field-error.ts'

/** A successful envelope with the given content. */
export function envelope<S extends v.GenericSchema>(content: S) {
  return v.object({ meta: v.object({ success: v.literal(true) }), content })
}

/** A successful envelope whose content is not used. */
export const Done = v.object({ meta: v.object({ success: v.literal(true) }) })
