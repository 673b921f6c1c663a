import { afterEach, beforeEach, vi } from 'vitest'
import { signIn, type MemberSession } from '../../test/test-edge.ts'
import { startWalletEdge, type WalletEdge } from './wallet-edge.ts'

/** The edge of the running test, which has both wallets. */
export let edge: WalletEdge
/** A member who is signed in at this edge. */
export let member: MemberSession

/** Starts an edge before each test of the file that calls it, and stops it after the test. */
export function useEdge(): void {
  beforeEach(async () => {
    edge = await startWalletEdge()
    member = await signIn(edge)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await edge[Symbol.asyncDispose]()
  })
}
