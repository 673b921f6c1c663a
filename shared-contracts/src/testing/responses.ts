import { brand } from '@portal/shared-contracts/brand/brand'
import type * as v from '../schema.ts'
import { munichProfile } from './address.ts'

/** The content of a successful envelope. */
export const success = (content: unknown) => ({
  meta: { success: true, more: 1 },
  content,
  errorMessage: null,
  more: [],
})

/** An address, each field as it is read when the backend sends nothing. */
export const emptyAddress = {
  salutation: '',
  firstName: '',
  lastName: '',
  street: null,
  streetNumber: '',
  zipCode: '',
  city: '',
  birthDate: '',
  countryId: '',
}
/** A user, each field as it is read when the backend sends nothing. */
export const emptyUser = {
  loginName: '',
  email: '',
  address: emptyAddress,
  hasNewsletter: false,
  loyaltyAccountId: null,
  loyaltyPoints: null,
  beExcitedTimeStamp: '',
  memberSince: '',
}
/** What a change without a profile in its response says. */
export const nothing = { address: {}, loyaltyAccountId: null, loyaltyPoints: null }
/** A user with all fields. */
export const richUser = {
  loginName: 'a@example.org',
  email: 'a@example.org',
  address: munichProfile,
  hasNewsletter: true,
  loyaltyAccountId: 'ACC-1',
  loyaltyPoints: 4321,
  beExcitedTimeStamp: '2026-11-20T12:00:00.000Z',
  memberSince: '2019-03-04T00:00:00Z',
}
/** A user's fields as the shop sends them: three have names of the brand. */
export const sent = ({ loyaltyAccountId, loyaltyPoints, hasNewsletter, ...user }: Record<string, unknown>) => ({
  ...user,
  [brand.loyalty.accountIdField]: loyaltyAccountId,
  [brand.loyalty.pointsField]: loyaltyPoints,
  [brand.newsletterField]: hasNewsletter,
})
/** All fields null. */
export const nulls = (fields: object) => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

/** A coupon, each field as it is read when the backend sends nothing. */
export const emptyCoupon = {
  couponId: '7',
  accountCouponId: null,
  usageType: '',
  points: null,
  i18nFields: { de: { title: '', subTitle: '' } },
  images: [],
  redeemActions: [],
  conditions: [],
  activation: { activatable: false, activated: false },
  maxRedeemCount: null,
  redeemCount: 0,
  maxRedeemCountGlobal: null,
  redeemCountGlobal: 0,
  validFrom: '',
  validTo: '',
  pointsOfRedemption: [],
  customProperties: [],
}
/** A coupon with all fields. */
export const richCoupon = {
  couponId: 'R_1',
  accountCouponId: 'AC_1',
  usageType: 'REWARD',
  points: 12.5,
  i18nFields: { de: { title: 'Trüffelöl', subTitle: 'zum Genießen' } },
  images: [{ path: 'https://x.example/r1.jpg', tags: ['BACKGROUND'] }],
  redeemActions: [{ actionType: 'MULTIPLIERACTION', value: '5' }],
  conditions: [{ conditionType: 'programUnit', conditionUsage: 'REDEEM_VISIBILITY', value: 'shop,marketingapp' }],
  activation: { activatable: true, activated: true },
  maxRedeemCount: 3,
  redeemCount: 1,
  maxRedeemCountGlobal: 100,
  redeemCountGlobal: 10,
  validFrom: '2026-11-01T00:00:00Z',
  validTo: '2026-12-31T22:59:59Z',
  pointsOfRedemption: [{ unitType: 'STORE', value: 'Im Laden' }],
  customProperties: [{ name: 'category', value: 'Produkte' }],
}

/** A response of a backend, and what its schema makes of it. */
export type Row = { title: string; schema: v.GenericSchema; response: unknown; parsed: unknown }
