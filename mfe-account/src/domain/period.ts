/** Periods that are chosen without typing days. */
export const periods = ['all', 'days30', 'thisYear', 'lastYear'] as const
export type Period = (typeof periods)[number]

/** First and last day, `YYYY-MM-DD`; empty without a limit. */
export type Days = { from: string; to: string }

/** The days of a period; `today` is the calendar day in Berlin, which is the last of thirty. */
export function daysOf(period: Period, today: string): Days {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'all':
      return { from: '', to: '' }
    case 'days30': {
      const first = new Date(`${today}T00:00Z`)
      first.setUTCDate(first.getUTCDate() - 29)
      return { from: first.toISOString().slice(0, 10), to: today }
    }
    case 'thisYear':
      return { from: `${year}-01-01`, to: `${year}-12-31` }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  }
}

/** The period with the given days, or null if they were typed. */
export const periodOf = ({ from = '', to = '' }: Partial<Days>, today: string): Period | null =>
  periods.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.to === to
  }) ?? null
