import { plan, type Measured } from './model.ts'
import { actions } from './visit.ts'

const sizes = [100_000, 1_000_000, 10_000_000]

const amount = (value: number): string =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(2)))

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** The table of docs/capacity.md about single actions. */
export const costTable = ({ costs }: Measured): string =>
  [
    line(['', 'ms of processor time', 'in a second on one core', 'kB sent']),
    '|---|---:|---:|---:|',
    ...actions.map((action) => {
      const { cpu, bytes } = costs[action]
      return line([action, amount(cpu), amount(1_000 / cpu), amount(bytes / 1_000)])
    }),
  ].join('\n')

/** The table of docs/capacity.md about programmes of three sizes in their peak hour. */
export function planTable(measured: Measured): string {
  const plans = sizes.map((members) => plan(measured, members))
  const row = (name: string, of: (one: (typeof plans)[number]) => number): string =>
    line([name, ...plans.map((one) => amount(of(one)))])
  return [
    row('Members', ({ members }) => members),
    `|---|${sizes.map(() => '---:|').join('')}`,
    row('Visits in a second', ({ visitsPerSecond }) => visitsPerSecond),
    row('Calls in a second', ({ callsPerSecond }) => callsPerSecond),
    row('Cores that work', ({ cores }) => cores),
    row('Edges with one process', ({ edges }) => edges),
    row('Ended sessions that each edge knows', ({ endedSessions }) => endedSessions),
    row('Memory of an edge, MB', ({ memory }) => memory),
    row('Connections to backends of an edge', ({ backendConnections }) => backendConnections),
    row('Traffic, Mbit/s', ({ traffic }) => traffic),
    row('PostgreSQL: transactions in a second', ({ database }) => database.transactions),
    row('PostgreSQL: write-ahead log, kB/s', ({ database }) => database.wal),
    row('PostgreSQL: connections', ({ database }) => database.connections),
    row('PostgreSQL: orders and ended sessions, MB', ({ database }) => database.size),
  ].join('\n')
}
