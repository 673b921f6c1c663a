/** Keeps decimals, but not the error of binary fractions: 0,1 + 0,2 is 0,3. */
const number = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 10 })
const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })

/** German format with decimals, `1.500` and `12,5`; `-` without a number. */
export const formatNumber = (value: number | null | undefined): string =>
  value === null || value === undefined || Number.isNaN(value) ? '-' : number.format(value)

/** The word after a number of points. */
export const pointsWord = (points: number | null): string => (points === 1 ? 'Punkt' : 'Punkte')

/** `1.500 Punkte`; `- Punkte` without a number. */
export const formatPoints = (points: number | null): string => `${formatNumber(points)} ${pointsWord(points)}`

/** `43,21 €`. */
export const formatEuro = (value: number): string => euro.format(value)
