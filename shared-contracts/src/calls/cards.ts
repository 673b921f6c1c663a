import * as v from '../schema.ts'
import { Done, envelope, shopCall } from './envelope.ts'
import { CardCode, Id, listOf, LoginName, LongText, optionalText, Text, TextOrNumber } from './fields.ts'

/** A physical customer card. One with a status may have no number yet, as after an order; its `cardCode` is empty. */
export const Card = v.union([
  v.object({ cardCode: Id, status: optionalText, action: optionalText }),
  v.object({ cardCode: optionalText, status: v.pipe(TextOrNumber, v.minLength(1)), action: optionalText }),
])
export type Card = v.InferOutput<typeof Card>

const empty = v.literal('')

/** Fields of a card request; the shop requires some to be empty. */
const request = {
  salutation: Text,
  title: empty,
  firstName: Text,
  lastName: Text,
  fullName: empty,
  company: empty,
  department: empty,
  street: Text,
  streetNumber: Text,
  addressExtension: empty,
  zipCode: Text,
  city: Text,
  countryId: Text,
  email: LoginName,
}

export const cards = shopCall({
  name: 'cards',
  method: 'GET',
  path: 'shop/card',
  access: 'required',
  response: envelope(v.nullish(listOf(Card), [])),
})

export const requestCard = shopCall({
  name: 'request card',
  method: 'PUT',
  path: 'shop/card/request',
  access: 'required',
  body: v.strictObject(request),
  response: Done,
})

export const activateCard = shopCall({
  name: 'activate card',
  method: 'POST',
  path: 'shop/card/activate',
  access: 'required',
  body: v.strictObject({ cardCode: CardCode }),
  response: Done,
})

export const lockCard = shopCall({
  name: 'lock card',
  method: 'POST',
  path: 'shop/card/lock',
  access: 'required',
  body: v.strictObject({ ...request, reason: LongText, cardCode: CardCode }),
  response: Done,
})
