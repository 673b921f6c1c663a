/** The cells of a line of a table. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())

/** The rows of all tables of a document, each with its cells, without the heads of the tables. */
export const tableRows = (document: string): string[][] =>
  [...document.matchAll(/^\|.*\n\|[ :|-]+\n((?:\|.*\n?)*)/gm)].flatMap(([, rows = '']) =>
    rows.trimEnd().split('\n').filter(Boolean).map(cellsOf),
  )
