const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

export type BerlinTime = {
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM` (spec §9) */
  time: string
}

/**
 * The calendar day and the time of a moment in Europe/Berlin, wherever the member is
 * (design §10); null when the text is no time. A time without an offset is taken as the
 * shop's own clock.
 */
export function berlinTime(iso: string): BerlinTime | null {
  const wall = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2}(\.\d+)?)?$/.exec(iso)
  if (wall?.[1] !== undefined && wall[2] !== undefined) return { day: wall[1], time: wall[2] }
  const moment = new Date(iso)
  if (Number.isNaN(moment.getTime())) return null
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${part['year']}-${part['month']}-${part['day']}`, time: `${part['hour']}:${part['minute']}` }
}
