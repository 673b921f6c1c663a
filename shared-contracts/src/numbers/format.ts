/**
 * The formats are made at their first use: the browser loads its language data then, which takes 70 ms on a slow phone.
 */
const lazily = (options: Intl.NumberFormatOptions): ((value: number) => string) => {
  let format: Intl.NumberFormat | undefined
  return (value) => (format ??= new Intl.NumberFormat('de-DE', options)).format(value)
}

/** Keeps decimals, but not the error of binary fractions: 0,1 + 0,2 is 0,3. */
const decimal = lazily({ maximumFractionDigits: 10 })

/** The digits of a number such as `1234.5` in German, `1.234,5`. */
function german(digits: string): string {
  const [whole = '', decimals] = digits.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

/**
 * German format with decimals, `1.500` and `12,5`; `-` without a number. Numbers of at most ten decimals need no
 * language data.
 */
export function formatNumber(value: number | null | undefined): string {
  if (value === null || value === undefined || Number.isNaN(value)) return '-'
  const digits = String(value)
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER && /^-?\d+(\.\d{1,10})?$/.test(digits)
    ? german(digits)
    : decimal(value)
}

/** The word after a number of points. */
export const pointsWord = (points: number | null): string => (points === 1 ? 'Punkt' : 'Punkte')

/** `1.500 Punkte`; `- Punkte` without a number. */
export const formatPoints = (points: number | null): string => `${formatNumber(points)} ${pointsWord(points)}`

const euro = lazily({ style: 'currency', currency: 'EUR' })

/** `43,21 €`. Whole cents need no language data. */
export function formatEuro(value: number): string {
  const text = value.toFixed(2)
  return Number(text) === value ? `${german(text)}\u00a0€` : euro(value)
}

/** `5` and `2,50`: an amount of whole cents for texts that write `Euro` or `€` behind it. It needs no language data. */
export const formatAmount = (euros: number): string =>
  german(Number.isInteger(euros) ? String(euros) : euros.toFixed(2))
