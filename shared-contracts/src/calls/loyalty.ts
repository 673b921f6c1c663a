import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from '../schema.ts'
import { defineCall } from './call.ts'
import {
  CardCode,
  Id,
  optionalAmount,
  optionalCount,
  optionalId,
  optionalList,
  optionalObject,
  optionalText,
} from './fields.ts'

/** The browser sends no body; the edge adds the technical credentials. */
export const loyaltyLogin = defineCall({
  name: 'loyalty login',
  method: 'POST',
  path: `${brand.loyalty.prefix}/auth/login`,
  backend: 'loyalty',
  access: 'never',
  shape: 'text',
  response: v.pipe(
    v.string(),
    v.transform((text) => text.trim().replace(/^"|"$/g, '')),
    v.minLength(1),
  ),
})

/** For a card of another member, the edge reduces the response to `exists` and `free`. */
export const AccountDetails = v.union([
  v.object({ exists: v.boolean(), free: v.boolean() }),
  v.object({
    accountId: optionalId,
    status: optionalText,
    identifiers: optionalList(v.object({ code: Id, type: optionalText, status: optionalText })),
    accountBalance: optionalObject({ points: optionalAmount, lockedPoints: optionalCount }),
  }),
])

/** Whether a card exists and is free; the account of another one is known only if the response names it. */
export const cardOwnerOf = (details: v.InferOutput<typeof AccountDetails>) =>
  'exists' in details
    ? { ...details, accountId: null }
    : { exists: true, free: details.accountId === null, accountId: details.accountId }
export type CardOwner = ReturnType<typeof cardOwnerOf>

export const accountDetails = defineCall({
  name: 'account details',
  method: 'GET',
  path: `${brand.loyalty.prefix}/v2/accountdetails/{cardCode}`,
  backend: 'loyalty',
  access: 'required',
  loyaltyToken: true,
  interactionId: 'Webshop',
  idType: 'CARDCODE',
  params: v.strictObject({ cardCode: CardCode }),
  shape: 'bare',
  response: AccountDetails,
})
