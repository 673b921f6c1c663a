import type { Amount } from '@portal/shared-contracts/brand/content'

/**
 * The price of a litre or kilogram, which the German rules on prices ask for; null for a piece that holds just that.
 */
export function basePrice(euros: number, [count, unit]: Amount): { euros: number; unit: 'kg' | 'l' } | null {
  const isSmall = unit === 'g' || unit === 'ml'
  const whole = isSmall ? count / 1000 : count
  return whole === 1 ? null : { euros: euros / whole, unit: unit === 'g' || unit === 'kg' ? 'kg' : 'l' }
}
