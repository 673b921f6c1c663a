/** The lines of a table: the first columns left-aligned, the others right-aligned. */
export function table(rows: readonly (readonly string[])[], leftAligned: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const aligned = (cell: string, column: number): string =>
    column < leftAligned ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)
  return rows.map((row) => row.map(aligned).join('  ').trimEnd())
}
