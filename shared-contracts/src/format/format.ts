import { format } from 'date-fns/format'
import { parseISO } from 'date-fns/parseISO'
import { de } from 'date-fns/locale/de'

const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })
const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

const date = (iso: string, pattern: string): string => {
  const parsed = parseISO(iso)
  return Number.isNaN(parsed.getTime()) ? '-' : format(parsed, pattern, { locale: de })
}

/** German style, `1.500`; an undefined number is shown as '-' (spec §9). */
export const formatNumber = (value: number | null | undefined): string =>
  value === null || value === undefined ? '-' : number.format(value)

/** The word after a number of points. */
export const pointsWord = (points: number | null): string => (points === 1 ? 'Punkt' : 'Punkte')

/** `1.500 Punkte`; unknown points are shown as `- Punkte` (spec §9). */
export const formatPoints = (points: number | null): string => `${formatNumber(points)} ${pointsWord(points)}`

/** `43,21 €`. */
export const formatEuro = (value: number): string => euro.format(value)

/** dd.mm.yyyy of an ISO date (spec §9). */
export const formatDate = (iso: string): string => date(iso, 'dd.MM.yyyy')

/** dd.mm.yyyy with a short weekday before it (spec §9). */
export const formatLongDate = (iso: string): string => date(iso, 'EEEEEE, dd.MM.yyyy')

/** HH:MM (spec §9). */
export const formatTime = (iso: string): string => date(iso, 'HH:mm')
