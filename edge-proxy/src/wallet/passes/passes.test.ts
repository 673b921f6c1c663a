import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqliteStore } from '../../state/sqlite-store.ts'
import type { CardDetails } from './card-details.ts'
import type { LivePass } from './pass-rows.ts'
import type { PassStore } from './pass-store.ts'
import { createPasses } from './passes.ts'
import { openSqlitePassStore } from './sqlite-pass-store.ts'
import { createWalletKeys } from './wallet-keys.ts'

const saving = { cardCode: '2012345678901', accountId: 'ACC-1', holder: 'Erika', google: false, client: 'client' }

let dataDir: string
let store: PassStore

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'passes-'))
  await openSqliteStore(dataDir).close()
  store = openSqlitePassStore(dataDir)
})

afterEach(() => {
  store.close()
  rmSync(dataDir, { recursive: true })
})

const lock = (pass: LivePass): LivePass => ({ ...pass, state: 'locked' })

/** Passes of a platform that tests change; `meanwhile` happens once, while it is asked. */
function setUp() {
  const platform = {
    state: 'active' as 'active' | 'locked' | null,
    points: 1,
    meanwhile: (async () => {}) as () => Promise<unknown>,
  }
  const readCard = async (): Promise<CardDetails> => {
    const { state, points, meanwhile } = platform
    platform.meanwhile = async () => {}
    await meanwhile()
    return { kind: 'card', state, points }
  }
  const keys = createWalletKeys([Buffer.alloc(32, 1)], 'https://portal.example')
  return { platform, passes: createPasses({ store, keys, readCard, pushes: { changed: () => {} } }) }
}

test('a lock that comes while the card is saved again is not lost', async () => {
  const { platform, passes } = setUp()
  const { serial } = await passes.save(saving)
  platform.meanwhile = () => {
    platform.state = 'locked'
    return passes.mark(serial, lock)
  }
  await expect(passes.save(saving)).rejects.toThrow('forbidden')
  platform.state = null
  expect((await passes.current(serial, 'client'))?.content?.state).toBe('locked')
})
