import * as v from '../schema.ts'
import { countryField, nameFields, streetFields } from './member-fields.ts'

/** A postal address as orders send it. The order of the fields is the order of forms and requests. */
export const PostalAddress = v.strictObject({ ...nameFields, ...streetFields, ...countryField })
export type PostalAddress = v.InferOutput<typeof PostalAddress>
