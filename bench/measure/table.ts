/** Lines of a table: the first column left, the others right, two blanks between. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

/** One figure of the report with what design §9 and the work on hand ask for. */
export type Figure = {
  what: string
  value: number
  unit: '×' | 'packages'
  goal: { at: 'least' | 'most'; value: number } | null
}

const asText = (value: number, unit: Figure['unit']): string =>
  unit === '×' ? `${value.toFixed(2)} ×` : `${value} ${unit}`

function verdict({ value, goal }: Figure): string {
  if (goal === null) return ''
  return (goal.at === 'least' ? value >= goal.value : value <= goal.value) ? 'met' : 'missed'
}

/** All figures of a run beside their goals; nothing fails here, budgets are checks. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, goal } = figure
    const wanted = goal === null ? 'no goal' : `${goal.at === 'least' ? '≥' : '≤'} ${asText(goal.value, unit)}`
    return [what, asText(value, unit), wanted, verdict(figure)]
  })
  return table([['Figure', 'measured', 'goal', ''], ...rows])
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
