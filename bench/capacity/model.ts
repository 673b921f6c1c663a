import { actions, visit, type Action, type Counts } from './visit.ts'

/** What actions cost the edge: ms of CPU of all its processes, and bytes that it sends to the client. */
export type Cost = { cpu: number; bytes: number }
/**
 * What one more action costs, and `base`, the ms of CPU in a second of an edge that has a little to do all the time: it
 * wakes up for nearly every request, however many there are.
 */
export type Costs = Readonly<Record<Action, Cost>> & { base: number }

/** What a database gets for one action. */
export type Writes = { transactions: number; walBytes: number }
/** What `npm run bench -- capacity` measures. */
export type Measured = {
  costs: Costs
  /** Bytes of memory of a process with full caches, and for each session that has ended. */
  memory: { process: number; endedSession: number }
  /** PostgreSQL; bytes are what an order and an ended session take in tables and indexes. */
  database: Readonly<Record<'order' | 'session' | 'refresh', Writes>> & {
    orderBytes: number
    endedSessionBytes: number
  }
}

/** CPU in ms and bytes of some actions in some seconds, at one edge. */
export function predict(costs: Costs, counts: Counts, seconds: number): Cost {
  const sum = (key: keyof Cost): number =>
    actions.reduce((total, action) => total + counts[action] * costs[action][key], 0)
  return { cpu: sum('cpu') + costs.base * seconds, bytes: sum('bytes') }
}

/** Assumptions about a programme; each can be replaced by figures of an own one. */
export const peak = {
  /** Part of all members who visit in the peak hour, such as the one after a mail to all of them. */
  visitors: 0.02,
  /** Part of the CPU of a core that an edge may use, so that a busy second makes no user wait. */
  utilisation: 0.5,
  /** Seconds in which a backend responds. */
  backend: 0.3,
  /** Orders and ended sessions of a member in a month. */
  monthlyOrders: 0.1,
  monthlySessions: 0.5,
}

/** Days for which an order stays in the journal, and for which the edges know an ended session. */
const keptDays = { order: 40, endedSession: 30 }
const daysOfMonth = 30
/** Connections to PostgreSQL of one edge process, the most that docs/operate.md counts. */
const databaseConnections = 30

const each = (factor: number): Counts =>
  Object.fromEntries(actions.map((action) => [action, visit[action] * factor])) as Counts

/** Calls to the backends in a visit; a session begins with two. */
const backendCalls = 2 * visit.session + visit.refresh + visit.read + visit.list + visit.order

/** What a programme of some size needs in its peak hour. */
export function plan({ costs, memory, database }: Measured, members: number) {
  const visitsPerSecond = (members * peak.visitors) / 3_600
  const { cpu, bytes } = predict({ ...costs, base: 0 }, each(visitsPerSecond), 1)
  const working = Math.ceil(cpu / (peak.utilisation * 1_000 - costs.base))
  const callsPerSecond = backendCalls * visitsPerSecond
  const orders = (members * peak.monthlyOrders * keptDays.order) / daysOfMonth
  const endedSessions = (members * peak.monthlySessions * keptDays.endedSession) / daysOfMonth
  const perSecond = (key: keyof Writes): number =>
    (['order', 'session', 'refresh'] as const).reduce(
      (total, action) => total + visit[action] * visitsPerSecond * database[action][key],
      0,
    )
  // One more, so that the others carry the load while one is down or replaced.
  const edges = working + 1
  return {
    members,
    visitsPerSecond,
    callsPerSecond,
    /** Cores that the edges use while one is down. */
    cores: (cpu + costs.base * working) / 1_000,
    edges,
    endedSessions,
    /** Megabytes of memory of one edge: each knows all sessions that have ended. */
    memory: (memory.process + memory.endedSession * endedSessions) / 1e6,
    /** Connections to backends of one edge, while one is down. */
    backendConnections: (callsPerSecond * peak.backend) / working,
    /** Megabits per second. */
    traffic: (bytes * 8) / 1e6,
    database: {
      transactions: perSecond('transactions'),
      /** Kilobytes per second. */
      wal: perSecond('walBytes') / 1_000,
      connections: edges * databaseConnections,
      /** Megabytes of orders and ended sessions. */
      size: (orders * database.orderBytes + endedSessions * database.endedSessionBytes) / 1e6,
    },
  }
}
