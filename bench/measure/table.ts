import { table as linesOf } from '@portal/remote-kit/status/table'

/** A text table: first column left-aligned, the others right-aligned. */
export const table = (rows: readonly (readonly string[])[]): string => linesOf(rows, 1).join('\n')

/** One metric of the report with its goal. */
export type Metric = {
  what: string
  value: number
  unit: '×' | 'ms' | 'points' | ''
  goal: { at: 'least' | 'most'; value: number }
}

export const atLeast = (value: number) => ({ at: 'least', value }) as const
export const atMost = (value: number) => ({ at: 'most', value }) as const

function asText(value: number, unit: Metric['unit']): string {
  if (unit === '') return value.toFixed(3)
  return unit === '×' ? `${value.toFixed(2)} ×` : `${Math.round(value)} ${unit}`
}

const isMet = ({ value, goal }: Metric): boolean => (goal.at === 'least' ? value >= goal.value : value <= goal.value)

/** All metrics of a run with their goals. */
export function metricTable(metrics: readonly Metric[]): string {
  const rows = metrics.map((metric) => {
    const { what, value, unit, goal } = metric
    const goalText = `${goal.at === 'least' ? '≥' : '≤'} ${asText(goal.value, unit)}`
    return [what, asText(value, unit), goalText, isMet(metric) ? 'met' : 'missed']
  })
  return table([['Metric', 'measured', 'goal', ''], ...rows])
}
