import * as v from '../schema/schema.ts'
import { defineCall } from './call.ts'
import { envelope } from './envelope.ts'
import { listOf } from './list-of.ts'

export const configuration = defineCall({
  name: 'configuration',
  method: 'GET',
  path: 'shop/config',
  backend: 'shop',
  access: 'optional',
  query: v.strictObject({ item: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)) }),
  shape: 'envelope',
  response: envelope(v.object({ item: v.string(), value: v.nullish(v.string(), '') })),
})

export const countries = defineCall({
  name: 'countries',
  method: 'GET',
  path: 'shop/countries',
  backend: 'shop',
  access: 'optional',
  shape: 'envelope',
  response: envelope(listOf(v.object({ countryId: v.string(), name: v.string() }))),
})
