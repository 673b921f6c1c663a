import type { TableCall } from '@portal/shared-contracts/calls/call-table'
import { keysOf } from '@portal/shared-contracts/records'
import type { MiddlewareHandler } from 'hono'
import type { Metrics } from './metrics.ts'

/** What members wait for, with the seconds until a response is late (docs/operate.md, Objectives). */
export const objectives = { login: 2.5, order: 10, lists: 1, pages: 0.5 } as const satisfies Record<string, number>

export type Objective = keyof typeof objectives

/** The objective of a call; calls that are not here have none. */
const objectiveOfCall: Partial<Record<string, Objective>> = {
  login: 'login',
  'login by token': 'login',
  order: 'order',
  points: 'lists',
  bookings: 'lists',
  cards: 'lists',
  coupons: 'lists',
  'account coupons': 'lists',
} satisfies Partial<Record<TableCall['name'], Objective>>

const results = ['good', 'failed', 'slow'] as const

/** A response of 4xx is none: the edge or the backend refuses what the client asks for. */
function resultOf(objective: Objective, status: number, seconds: number): (typeof results)[number] | null {
  if (status >= 500) return 'failed'
  if (status >= 400) return null
  return seconds > objectives[objective] ? 'slow' : 'good'
}

/** Counts responses for the objectives; each series begins with 0, so that Prometheus sees the first failure. */
export function createObjectives({ count }: Pick<Metrics, 'count'>) {
  for (const objective of keysOf(objectives)) {
    for (const result of results) count('edge_objective_requests_total', { objective, result }, 0)
  }

  function countFor(objective: Objective, status: number, seconds: number): void {
    const result = resultOf(objective, status, seconds)
    if (result !== null) count('edge_objective_requests_total', { objective, result })
  }

  return {
    /** Counts pages, whose paths have no file extension, with the time that they wait for their turn. */
    countPages: (async (c, next) => {
      const started = performance.now()
      await next()
      if (/\/[^/.]*$/.test(c.req.path)) countFor('pages', c.res.status, (performance.now() - started) / 1000)
    }) satisfies MiddlewareHandler,
    countCall(call: string, status: number, seconds: number): void {
      const objective = objectiveOfCall[call]
      if (objective !== undefined) countFor(objective, status, seconds)
    },
  }
}
export type Objectives = ReturnType<typeof createObjectives>
