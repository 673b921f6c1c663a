import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { installPostgres, startPostgres } from '../state/testing/postgres-server.ts'
import { killAll, startEdgeProcess } from './edge-process.ts'
import { logIn, sendOrder } from './order-client.ts'
import { startUpstream } from './recording-upstream.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { apiPath } from './test-edge.ts'

const hasPostgres = installPostgres()

afterEach(killAll)

test.skipIf(!hasPostgres)(
  'the first requests to an edge that has just started find orders possible and ended sessions ended',
  async () => {
    await using postgres = await startPostgres()
    await using upstream = await startUpstream(sampleUpstream())
    using folder = mkdtempDisposableSync(join(tmpdir(), 'edge-starting-'))
    const start = (name: string) =>
      startEdgeProcess(upstream, join(folder.path, name), 0, { DATABASE_URL: postgres.url })
    const first = await start('first')
    const [member, other] = [await logIn(first.url), await logIn(first.url)]
    await fetch(`${first.url}/api/session/end`, { method: 'POST', headers: other })

    const { url } = await start('second')
    const [placed, ended] = await Promise.all([
      sendOrder(url, member, 'order-0123456789-start'),
      fetch(`${url}${apiPath('shop/points')}`, { headers: other }),
    ])
    expect([placed.status, ended.status]).toEqual([200, 401])
  },
)
