const literal = /^(\d{4})-(\d{2})-(\d{1,2}) (\d{1,2}):(\d{1,2}):(\d{1,2})$/
const iso = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

const berlin = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/**
 * The moment a coupon query means: 'YYYY-MM-D H:M:S' is local time in Europe/Berlin (only the month has a
 * leading zero), ISO is taken as it is. Undefined for anything else.
 */
export function parseValidTo(text: string): Date | undefined {
  const parts = literal.exec(text)?.slice(1).map(Number)
  if (parts) return berlinTime(parts)
  const date = iso.test(text) ? new Date(text) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

function berlinTime([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[]): Date | undefined {
  const asUtc = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isCalendarTime =
    asUtc.getUTCMonth() === month - 1 &&
    asUtc.getUTCDate() === day &&
    asUtc.getUTCHours() === hour &&
    asUtc.getUTCMinutes() === minute &&
    second < 60
  if (!isCalendarTime) return undefined
  // Twice, because near a change of the clocks the first guess may use the other side's offset.
  const guess = new Date(asUtc.getTime() - offsetAt(asUtc))
  return new Date(asUtc.getTime() - offsetAt(guess))
}

/** The last second of the Berlin day that many days after the given moment. */
export function endOfBerlinDay(from: Date, daysLater: number): Date {
  const then = new Date(from.getTime() + daysLater * 24 * 60 * 60 * 1000)
  const { year = 0, month = 0, day = 0 } = berlinParts(then)
  return berlinTime([year, month, day, 23, 59, 59]) ?? then
}

/** How far Berlin's clocks are ahead of UTC, in milliseconds. */
function offsetAt(moment: Date): number {
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = berlinParts(moment)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment.getTime() / 1000) * 1000
}

function berlinParts(moment: Date): Record<string, number> {
  return Object.fromEntries(berlin.formatToParts(moment).map(({ type, value }) => [type, Number(value)]))
}
