export const berlinZone = 'Europe/Berlin'

/**
 * Formats as `2026-11-05 09:07:03`; made at its first use. Intl, because the shell loads this and no other code of time
 * zones.
 */
let clock: Intl.DateTimeFormat | undefined
const newClock = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: berlinZone, dateStyle: 'short', timeStyle: 'medium' })

/**
 * The date of a coupon query in Europe/Berlin, `YYYY-MM-D H:M:S`: the loyalty platform pads the month
 * only.
 */
export function couponDate(now: Date): string {
  const [year, month, ...others] = (clock ??= newClock()).format(now).split(/\D/)
  const [day, hours, minutes, seconds] = others.map(Number)
  return `${year}-${month}-${day} ${hours}:${minutes}:${seconds}`
}
