import { nameFields, placeFields, Text } from './fields.ts'
import * as v from '../schema.ts'

/**
 * A postal address as orders send it. The order of the fields is the order of forms and requests. A new
 * field also needs a label in the address form and a control in shared-ui's place fields.
 */
export const PostalAddress = v.strictObject({
  ...nameFields,
  ...placeFields,
  countryId: Text,
})
export type PostalAddress = v.InferOutput<typeof PostalAddress>
