import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from '@portal/shared-contracts/schema'
import { expect, test } from 'vitest'
import { RedeemDraft } from './redeem-draft.ts'

const address = {
  salutation: 'Frau',
  firstName: 'Maria',
  lastName: 'Muster',
  street: 'Lindenallee',
  streetNumber: '12',
  zipCode: '50667',
  city: 'Köln',
  countryId: 'DE',
}

/** As an earlier version stored it, so it never changes: a new field is optional and has no default. */
const stored = {
  status: 'open',
  key: 'f3b1c1de-0000-4000-8000-000000000001',
  order: {
    billingAddress: address,
    shippingAddress: address,
    lineItems: [{ type: brand.loyalty.lineItemType, sku: 'R2', quantity: 1 }],
    paymentMethod: { alias: 30 },
    shippingMethod: { alias: 'MD' },
    sendConfirmationMail: true,
    isAnonymousUser: false,
    cardcode: '1234567890123456789',
    disableAddressCheck: false,
  },
  input: { cardCode: '1234567890123456789', address, keepAddress: false },
  offer: { title: 'Olivenöl', image: '/o.jpg', price: 900, category: null },
  email: 'mitglied@example.org',
  sentAt: 1_790_000_000_000,
  doubted: true,
}

// Rule: rewards-and-orders-44
test('an order that an earlier version stored is sent again with the same body', () => {
  expect(JSON.stringify(v.parse(RedeemDraft, stored))).toBe(JSON.stringify(stored))
})
