import { berlinOffset } from '../dates/berlin-offset.ts'

/**
 * The date of a coupon query in Europe/Berlin, `YYYY-MM-D H:M:S`: the loyalty platform pads the month
 * only.
 */
export function couponDate(now: Date): string {
  const clock = new Date(now.getTime() + berlinOffset(now)).toISOString()
  const [year, month, ...others] = clock.slice(0, 19).split(/\D/)
  const [day, hours, minutes, seconds] = others.map(Number)
  return `${year}-${month}-${day} ${hours}:${minutes}:${seconds}`
}
