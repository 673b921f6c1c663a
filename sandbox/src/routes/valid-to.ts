import { parseCouponDate } from '@delikaterie/shared-contracts/berlin-time'

const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** The moment of a coupon query's `validTo`, a coupon date or an ISO text; null for any other text. */
export function parseValidTo(text: string): Date | null {
  if (!iso.test(text)) return parseCouponDate(text)
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? null : date
}
