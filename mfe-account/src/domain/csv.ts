// Spreadsheet programs run a cell with this start as a formula.
const formulaStart = /^[\s]*[=+\-@\t\r]/

/** A text cell, quoted if necessary. Spreadsheet programs show a formula after an apostrophe as text. */
function textCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text
  return /[";\r\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Leaves numbers in the portal's format unescaped, although a minus sign starts a formula. */
const cell = (text: string): string => (/^-?\d{1,3}(\.\d{3})*(,\d+)?$/.test(text) ? text : textCell(text))

/**
 * A table for German spreadsheet programs: semicolons, CRLF and the UTF-8 byte order mark, without
 * which umlauts are misread.
 */
export const csvTable = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
