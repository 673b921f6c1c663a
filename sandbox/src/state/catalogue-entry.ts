/** What a coupon shows. */
export interface CatalogueText {
  title: string
  subTitle: string
  category: string
}

/** Conditions of a coupon. Days count from the start of the sandbox, so that demo coupons do not expire. */
export interface CatalogueTerms {
  /** Price of a reward; 0 for campaigns. */
  points: number
  validDays: number
  /** Values of the programme unit in which the coupon may be shown; null: no such condition. */
  visibleIn: string | null
  perMember?: number
  stock?: { total: number; taken: number }
  donatePoints?: number
}

/** An entry of the catalogue. */
export interface CatalogueEntry extends CatalogueText, CatalogueTerms {
  couponId: string
  usageType: 'REWARD' | 'INCENTIVE' | 'EXTRAPOINT'
  redeemAction: { actionType: string; value: string } | null
  hasPicture: boolean
  activatable: boolean
}
