// A cell that begins like this is run as a formula by spreadsheet programs.
const formulaStart = /^[\s]*[=+\-@\t\r]/

/** A cell of text: never a formula, quoted where separators or quotes stand in it. */
function textCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return /[";\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A number that is written by us, sign and German separators included; everything else is guarded as text. */
const cell = (text: string): string => (/^-?\d{1,3}(\.\d{3})*$/.test(text) ? text : textCell(text))

/**
 * A table as German spreadsheet programs open it: semicolons, CRLF and the UTF-8 byte order
 * mark, without which they show umlauts as rubbish.
 */
export const csvTable = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
