import { brand } from '@portal/shared-contracts/brand/brand'

/** The brand's names on the wire, for the calls of tests. */
export const wire = {
  /** What the paths of the loyalty provider begin with. */
  prefix: brand.loyalty.prefix,
  token: brand.loyalty.tokenField,
  accountId: brand.loyalty.accountIdField,
  points: brand.loyalty.pointsField,
  lineItem: brand.loyalty.lineItemType,
  newsletter: brand.newsletterField,
} as const
