// Spreadsheet programs run a cell with this start as a formula; some skip characters that are not shown.
const formulaStart = /^[\s\p{C}]*[=+\-@＝＋－＠]/u

/** Made at its first use, because the browser loads language data for it. */
let number: Intl.NumberFormat | undefined
const numberCell = (value: number): string =>
  (number ??= new Intl.NumberFormat('de-DE', { useGrouping: false, maximumFractionDigits: 10 })).format(value)

/** A text cell, quoted if necessary. Spreadsheet programs show a formula after an apostrophe as text. */
function textCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Numbers have no points between thousands, which a Swiss or English program reads as decimals. */
const cell = (value: string | number): string => (typeof value === 'number' ? numberCell(value) : textCell(value))

/**
 * A table for German spreadsheet programs: semicolons, CRLF and the UTF-8 byte order mark, without
 * which umlauts are misread.
 */
export const csvTable = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
