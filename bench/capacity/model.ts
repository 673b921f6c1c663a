import { actions, visit, type Action, type Counts } from './visit.ts'

/** What one action costs the edge: ms of CPU of all its processes, and bytes that it sends to the client. */
export type Cost = { cpu: number; bytes: number }
/** `idle` is ms of CPU in a second without requests. */
export type Costs = Readonly<Record<Action, Cost>> & { idle: number }

/** What a database gets for one action. */
export type Writes = { transactions: number; walBytes: number }
/** What `npm run bench -- capacity` measures. */
export type Measured = {
  costs: Costs
  /** Bytes of memory of a process, and for each member who is logged in. */
  memory: { process: number; member: number }
  /** PostgreSQL; `orderBytes` is what an order takes in tables and indexes. */
  database: Readonly<Record<'order' | 'login' | 'refresh', Writes>> & { orderBytes: number }
}

/** CPU in ms and bytes of some actions in some seconds. */
export function predict(costs: Costs, counts: Counts, seconds: number): Cost {
  const sum = (key: keyof Cost): number =>
    actions.reduce((total, action) => total + counts[action] * costs[action][key], 0)
  return { cpu: sum('cpu') + costs.idle * seconds, bytes: sum('bytes') }
}

/** Assumptions about a programme; each can be replaced by figures of an own one. */
export const peak = {
  /** Part of all members who visit in the peak hour, such as the one after a mail to all of them. */
  visitors: 0.02,
  /** Seconds for which a member counts as logged in after the last visit: the default of IDLE_TIMEOUT. */
  session: 1_800,
  /** Part of the CPU of a core that an edge may use, so that a busy second makes no user wait. */
  utilisation: 0.5,
  /** Seconds in which a backend responds. */
  backend: 0.3,
  /** Orders of a member in a month. */
  monthlyOrders: 0.1,
}

/** Days for which the order journal keeps an order. */
const keptDays = 40
/** Connections to PostgreSQL of one edge process. */
const databaseConnections = 10

const each = (factor: number): Counts =>
  Object.fromEntries(actions.map((action) => [action, visit[action] * factor])) as Counts

/** What a programme of some size needs in its peak hour. */
export function plan({ costs, memory, database }: Measured, members: number) {
  const visitsPerSecond = (members * peak.visitors) / 3_600
  const { cpu, bytes } = predict(costs, each(visitsPerSecond), 1)
  const cores = Math.ceil(cpu / 1_000 / peak.utilisation)
  // One more, so that the others carry the load while one is down or replaced; at least two.
  const edges = Math.max(2, cores + 1)
  const sessions = visitsPerSecond * peak.session
  const callsPerSecond = (visit.login + visit.refresh + visit.read + visit.list + visit.order) * visitsPerSecond
  const perSecond = (key: keyof Writes): number =>
    (['order', 'login', 'refresh'] as const).reduce(
      (total, action) => total + visit[action] * visitsPerSecond * database[action][key],
      0,
    )
  return {
    members,
    visitsPerSecond,
    callsPerSecond,
    cores: cpu / 1_000,
    edges,
    /** Megabytes of memory of one edge, when one is down. */
    memory: (memory.process + (memory.member * sessions) / (edges - 1)) / 1e6,
    /** Connections to backends of one edge, when one is down. */
    backendConnections: (callsPerSecond * peak.backend) / (edges - 1),
    /** Megabits per second. */
    traffic: (bytes * 8) / 1e6,
    database: {
      transactions: perSecond('transactions'),
      /** Kilobytes per second. */
      wal: perSecond('walBytes') / 1_000,
      connections: edges * databaseConnections,
      /** Megabytes of orders that the journal keeps. */
      size: (((members * peak.monthlyOrders * keptDays) / 30) * database.orderBytes) / 1e6,
    },
  }
}
