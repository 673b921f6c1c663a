import { berlinDay } from '@delikaterie/shared-contracts/berlin-time'
import { minimumAge } from '@delikaterie/shared-contracts/domain/programme'

export type BirthDateError = 'date.invalid' | 'date.cannotBePast' | 'date.cannotBeFuture' | 'date.mustBeAdult'

/** The error of a birth date 'YYYY-MM-DD', or null. Today is the day in Berlin. */
export function birthDateError(text: string, now: Date): BirthDateError | null {
  const date = new Date(`${text}T00:00:00Z`)
  const isCalendarDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  if (!isCalendarDay) return 'date.invalid'
  if (text < '1900-01-01') return 'date.cannotBePast'
  const today = berlinDay(now.toISOString()) ?? ''
  if (text > today) return 'date.cannotBeFuture'
  const latest = `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`
  return text > latest ? 'date.mustBeAdult' : null
}
