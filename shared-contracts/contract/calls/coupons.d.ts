export type Coupon = {
  couponId: string
  accountCouponId: string | null
  usageType: string
  points: number | null
  i18nFields: {
    de: {
      title: string
      subTitle: string
    }
  }
  images: {
    path: string
    tags: string[]
  }[]
  redeemActions: {
    actionType: string
    value: string
  }[]
  conditions: {
    conditionType: string
    conditionUsage: string
    value: string
  }[]
  activation: {
    activatable: boolean
    activated: boolean
  }
  maxRedeemCount: number | null
  redeemCount: number
  maxRedeemCountGlobal: number | null
  redeemCountGlobal: number
  validFrom: string
  validTo: string
  pointsOfRedemption: {
    unitType: string
    value: string
  }[]
  customProperties: {
    name: string
    value: string
  }[]
}
