import { table as linesOf } from '../../remote-kit/src/status/table.ts'

/** A text table: first column left-aligned, the others right-aligned. */
export const table = (rows: readonly (readonly string[])[]): string => linesOf(rows, 1).join('\n')

/** One metric of the report with its goal. */
export type Metric = {
  what: string
  value: number
  unit: '×' | 'ms' | 'points' | ''
  goal: { at: 'least' | 'most'; value: number } | null
}

export const atLeast = (value: number) => ({ at: 'least', value }) as const
export const atMost = (value: number) => ({ at: 'most', value }) as const

function asText(value: number, unit: Metric['unit']): string {
  if (unit === '') return value.toFixed(3)
  return unit === '×' ? `${value.toFixed(2)} ×` : `${Math.round(value)} ${unit}`
}

function verdict({ value, goal }: Metric): string {
  if (goal === null) return ''
  return (goal.at === 'least' ? value >= goal.value : value <= goal.value) ? 'met' : 'missed'
}

/** All metrics of a run with their goals. */
export function metricTable(metrics: readonly Metric[]): string {
  const rows = metrics.map((metric) => {
    const { what, value, unit, goal } = metric
    const goalText = goal === null ? 'no goal' : `${goal.at === 'least' ? '≥' : '≤'} ${asText(goal.value, unit)}`
    return [what, asText(value, unit), goalText, verdict(metric)]
  })
  return table([['Metric', 'measured', 'goal', ''], ...rows])
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
