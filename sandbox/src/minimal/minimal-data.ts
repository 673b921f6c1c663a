/** The one card; as a number in JSON. */
export const minimalCard = '1234567890123456789'

export const minimalMember = {
  loginName: 'erika@minimal.example',
  password: 'Genuss2026!',
  accountId: 77,
  points: 4321.5,
  bookings: [
    { bookingTime: '2026-11-19T10:12:00Z', points: 120 },
    { bookingTime: '2026-11-19T10:12:00Z', points: 120 },
    { bookingTime: '2026-11-10T09:00:00Z', points: -12.5 },
    null,
  ],
}

export const minimalCountries = [
  { countryId: 49, name: 'Deutschland' },
  { countryId: 43, name: 'Österreich' },
  { countryId: 41, name: null },
]

export type MinimalCoupon = {
  couponId: number
  accountCouponId: number
  usageType: string | null
  i18nFields: { de: { title: string | null; subTitle: null } } | null
  images: { path: string | null; tags: null }[] | null
  redeemActions: { actionType: string; value: number | null }[] | null
  conditions: { conditionType: string; conditionUsage: string; value: string[] | number | null }[] | null
}

const titled = (title: string) => ({ de: { title, subTitle: null } })
const visible = [{ conditionType: 'programUnit', conditionUsage: 'REDEEM_VISIBILITY', value: ['shop', 'marketingapp'] }]

/** Rewards and Aktionen with as little as the provider promises. */
export const minimalCoupons: readonly MinimalCoupon[] = [
  {
    couponId: 501,
    accountCouponId: 9501,
    usageType: 'REWARD',
    i18nFields: titled('Feigensenf'),
    images: [],
    redeemActions: [{ actionType: 'FIXEDPOINTACTION', value: 900.5 }],
    conditions: visible,
  },
  {
    couponId: 502,
    accountCouponId: 9502,
    usageType: 'REWARD',
    i18nFields: { de: { title: null, subTitle: null } },
    images: [{ path: null, tags: null }],
    redeemActions: [{ actionType: 'FIXEDPOINTACTION', value: 50 }],
    conditions: visible,
  },
  {
    couponId: 601,
    accountCouponId: 9601,
    usageType: 'EXTRAPOINT',
    i18nFields: titled('Punkte extra'),
    images: null,
    redeemActions: [{ actionType: 'FIXEDPOINTACTION', value: 300 }],
    conditions: [{ conditionType: 'programUnit', conditionUsage: 'REDEEM_VISIBILITY', value: 3 }],
  },
  {
    couponId: 602,
    accountCouponId: 9602,
    usageType: null,
    i18nFields: null,
    images: null,
    redeemActions: null,
    conditions: null,
  },
]
