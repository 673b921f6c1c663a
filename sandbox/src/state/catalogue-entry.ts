/** An entry of the catalogue. Days count from the start of the sandbox, so that demo coupons do not expire. */
export interface CatalogueEntry {
  couponId: string
  usageType: 'REWARD' | 'INCENTIVE' | 'EXTRAPOINT'
  title: string
  subTitle: string
  category: string
  /** Price of a reward; 0 for campaigns. */
  points: number
  validDays: number
  /** Values of the programme unit in which the coupon may be shown; null: no such condition. */
  visibleIn: string | null
  redeemAction: { actionType: string; value: string } | null
  hasPicture: boolean
  activatable: boolean
  perMember?: number
  stock?: { total: number; taken: number }
  donatePoints?: number
}
