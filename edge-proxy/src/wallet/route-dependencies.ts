import type { CallDependencies } from '../calls/call-dependencies.ts'
import type { RespondTo } from '../http/respond.ts'
import type { RunInTurn } from '../http/turns.ts'
import type { OpenLimiter } from '../state/rate-limiter.ts'

/** What the routes of wallets need of the edge. */
export type RouteDependencies = CallDependencies & {
  openLimiter: OpenLimiter
  respondTo: RespondTo
  respondToOwn: RespondTo
  runInTurn: RunInTurn
}
