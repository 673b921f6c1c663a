/** The formats are made at their first use: the browser loads its language data then, which takes 70 ms on a slow phone. */
const lazily = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  let format: Intl.NumberFormat | undefined
  return (value) => (format ??= new Intl.NumberFormat('de-DE', options)).format(value)
}

/** Keeps decimals, but not the error of binary fractions: 0,1 + 0,2 is 0,3. */
const decimal = lazily({ maximumFractionDigits: 10 })

/** Most numbers are points, whole ones, which need no language data. */
const whole = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, '.')

/** German format with decimals, `1.500` and `12,5`; `-` without a number. */
export function formatNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '-'
  return Number.isSafeInteger(value) ? whole(value) : decimal(value)
}

/** The word after a number of points. */
export const pointsWord = (points: number | null): string => (points === 1 ? 'Punkt' : 'Punkte')

/** `1.500 Punkte`; `- Punkte` without a number. */
export const formatPoints = (points: number | null): string => `${formatNumber(points)} ${pointsWord(points)}`

const euro = lazily({ style: 'currency', currency: 'EUR' })

/** `43,21 €`. Whole cents need no language data. */
export function formatEuro(value: number): string {
  const text = value.toFixed(2)
  if (Number(text) !== value) return euro(value)
  return `${text.replace('.', ',').replace(/\B(?=(\d{3})+,)/g, '.')}\u00a0€`
}
