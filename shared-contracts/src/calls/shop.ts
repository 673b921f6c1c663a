import * as v from '../schema.ts'
import { envelope, shopCall } from './envelope.ts'
import { Id, listOf, optionalObject, optionalText } from './fields.ts'

export const configuration = shopCall({
  name: 'configuration',
  method: 'GET',
  path: 'shop/config',
  access: 'optional',
  query: v.strictObject({ item: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) }),
  response: envelope(optionalObject({ value: optionalText })),
})

/** A country a member can live in; without a name it is named by its id. */
const Country = v.pipe(
  v.object({ countryId: Id, name: optionalText }),
  v.transform(({ countryId, name }) => ({ countryId, name: name || countryId })),
)

export const countries = shopCall({
  name: 'countries',
  method: 'GET',
  path: 'shop/countries',
  access: 'optional',
  response: envelope(v.nullish(listOf(Country), [])),
})
