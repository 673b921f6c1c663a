import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegistryDocument } from '@portal/shared-contracts/remotes'
import { exportJWK, generateKeyPair } from 'jose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { createEdge } from '../../../app.ts'
import { readConfig } from '../../../config/config.ts'
import { addPageRoutes } from '../../../pages/page-routes.ts'
import { build, sampleStatus, snapshot } from '../../../pages/testing/sample-build.ts'
import { createEdgeClient } from '../../../test/edge-client.ts'
import { testEnv } from '../../../test/test-edge.ts'
import { createDevelopment } from '../../development/development.ts'
import { createOverrides } from '../overrides.ts'

/** A key of the team of `mfe-auth`, and one that the registry document does not have. */
export const [team, stranger] = await Promise.all([
  generateKeyPair('EdDSA', { extractable: true }),
  generateKeyPair('EdDSA', { extractable: true }),
])

const registered: RegistryDocument = {
  revision: 1,
  issued: '2026-11-22T07:00:00Z',
  remotes: {
    'mfe-auth': {
      keys: [(await exportJWK(team.publicKey)).x ?? ''],
      paths: ['/konto', '/kiosk', '/top'],
      widgets: ['login-box'],
      menu: [],
    },
  },
}

/** When each test begins, in milliseconds since 1970. */
export const start = Date.parse('2026-11-22T08:00:00Z')

/** Which overrides a portal takes. */
type Taken = { overrides: boolean; development: boolean }

/**
 * An edge with pages that a test of overrides starts anew for each test.
 * @param taken what it takes until a test calls `restart`
 */
export function useOverrideEdge(taken: Taken) {
  const folder = mkdtempSync(join(tmpdir(), 'overrides-'))
  let counted: string[] = []
  let client: ReturnType<typeof createEdgeClient>
  let close: () => Promise<void>

  function open({ overrides: takesOverrides, development }: Taken): void {
    const config = readConfig(testEnv('http://127.0.0.1:9', join(folder, `data-${Math.random()}`)))
    const options = {
      document: async () => registered,
      shellPaths: () => ['/'],
      portal: config.publicOrigin,
    }
    const overrides = takesOverrides ? { overrides: createOverrides(options) } : {}
    const logger = pino({ level: 'silent' })
    const edge = createEdge(config, {
      logger,
      ...overrides,
      addPages: (app, limits) =>
        addPageRoutes(app, {
          limits,
          config: { ...config, copyDir: folder },
          registry: { status: async () => sampleStatus, snapshot: async () => snapshot, listsFile: async () => false },
          build: () => build,
          shellDist: folder,
          publicDir: folder,
          embedDist: folder,
          assetsDir: folder,
          ...overrides,
          development: development ? createDevelopment(options) : null,
          onPage: (_, snapshot) => {
            counted = Object.keys(snapshot)
            return ''
          },
          logger,
        }),
    })
    client = createEdgeClient(edge)
    close = async () => {
      await client.close()
      await edge.close()
    }
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    counted = []
    open(taken)
  })
  afterEach(async () => {
    await close()
    vi.useRealTimers()
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return {
    client: () => client,
    /** The remotes that the last page counted. */
    counted: () => counted,
    setTime: (time: number) => void vi.setSystemTime(time),
    restart: async (other: Taken): Promise<void> => {
      await close()
      open(other)
    },
  }
}
