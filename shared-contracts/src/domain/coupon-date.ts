const parts = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

/**
 * The date string of the coupon fetch, `YYYY-MM-D H:M:S` in Europe/Berlin: the month is
 * zero-padded, day and time parts are not (spec §7). Built by hand because every date
 * library reads that pattern differently.
 */
export function couponDate(now: Date): string {
  const part = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  const number = (name: string) => Number(part[name])
  const month = String(number('month')).padStart(2, '0')
  return `${part['year']}-${month}-${number('day')} ${number('hour')}:${number('minute')}:${number('second')}`
}
