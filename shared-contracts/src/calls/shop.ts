import * as v from '../schema/schema.ts'
import { envelope, shopCall } from './envelope.ts'
import { listOf } from './list-of.ts'

export const configuration = shopCall({
  name: 'configuration',
  method: 'GET',
  path: 'shop/config',
  access: 'optional',
  query: v.strictObject({ item: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) }),
  response: envelope(v.object({ item: v.string(), value: v.nullish(v.string(), '') })),
})

export const countries = shopCall({
  name: 'countries',
  method: 'GET',
  path: 'shop/countries',
  access: 'optional',
  response: envelope(listOf(v.object({ countryId: v.string(), name: v.string() }))),
})
