import type { WalletName } from '@portal/shared-contracts/wallet/wallet'
import * as v from 'valibot'
import { all, insert } from '../state/database.ts'
import type { SandboxState } from '../state/sandbox-state.ts'

const Event = v.object({ time: v.string(), summary: v.string(), detail: v.string() })
/** What a wallet did, in one sentence, and what was sent. */
export type WalletEvent = v.InferOutput<typeof Event>

/** Events that the console shows. */
const maxEvents = 100

/** Records what the phone did, or what Google was sent, in one sentence. */
export function recordEvent(state: SandboxState, wallet: WalletName, summary: string, detail = ''): void {
  insert(state, 'walletEvents', { wallet, time: state.now().toISOString(), summary, detail })
}

/** The latest events of a wallet, newest first. */
export const eventsOf = (state: SandboxState, wallet: WalletName): WalletEvent[] =>
  all(
    state,
    Event,
    'SELECT time, summary, detail FROM walletEvents WHERE wallet = ? ORDER BY id DESC LIMIT ?',
    wallet,
    maxEvents,
  )
