import { withdraw } from '@portal/shared-contracts/calls'
import type { SandboxState } from '../state/sandbox-state.ts'
import { receiveWithdrawal } from '../state/withdrawals.ts'
import { content } from './call-response.ts'
import { openRoute, type Route } from './route.ts'

/** The receiver of withdrawals, which in production is the address in WITHDRAWAL_URL. */
export const withdrawalRoutes = (state: SandboxState): Route[] => [
  openRoute(withdraw, ({ body }) => content({ receivedAt: receiveWithdrawal(state, body) })),
]
