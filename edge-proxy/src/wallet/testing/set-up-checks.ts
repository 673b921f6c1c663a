import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { openSqliteStore } from '../../state/sqlite-store.ts'
import type { CardDetails, ReadCard } from '../passes/card-details.ts'
import { createPassChecks, type CheckResult } from '../passes/check-passes.ts'
import { checkAge } from '../passes/pass-store.ts'
import { createPasses } from '../passes/passes.ts'
import { openSqlitePassStore } from '../passes/sqlite-pass-store.ts'
import { createWalletKeys } from '../passes/wallet-keys.ts'
import type { PushTarget } from '../push/push-target.ts'

/** What the platform says of a card. */
export const card: CardDetails = { kind: 'card', state: 'active', points: 5 }

/** The store of one or more edges, whose clock is the test's, in front of a platform that tests change. */
export function setUpChecks() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const dataDir = mkdtempSync(join(tmpdir(), 'checks-'))
  const state = openSqliteStore(dataDir)
  const store = openSqlitePassStore(dataDir)
  const reads: string[] = []
  const pushed: PushTarget[] = []
  const results: CheckResult[] = []
  const faults: string[] = []
  const platform: { read: ReadCard } = { read: async () => card }
  const passes = createPasses({
    store,
    keys: createWalletKeys([Buffer.alloc(32, 1)], 'https://portal.example'),
    readCard: (cardCode, ...rest) => {
      reads.push(cardCode)
      return platform.read(cardCode, ...rest)
    },
    pushes: { enqueue: (targets) => void pushed.push(...targets) },
  })
  const save = async (cardCode: string, isForGoogle = false): Promise<string> => {
    const { serial } = await passes.save({ cardCode, accountId: 'A', holder: 'Erika', isForGoogle, client: 'c' })
    reads.length = pushed.length = 0
    return serial
  }
  const startEdge = () => {
    const checks = createPassChecks({
      store,
      passes,
      onResult: (result) => void results.push(result),
      log: (fault) => void faults.push(fault),
    })
    onTestFinished(checks.close)
    checks.start()
  }
  const rowOf = async (serial: string) => (await store.findPasses({ by: 'serial', values: [serial] }))[0]
  onTestFinished(async () => {
    vi.useRealTimers()
    store.close()
    await state.close()
    rmSync(dataDir, { recursive: true })
  })
  return { passes, store, platform, reads, pushed, results, faults, save, startEdge, rowOf }
}

/** Lets time pass. */
export const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000)
/** Minutes between two checks of a pass. */
export const checkMinutes = checkAge / 60_000
