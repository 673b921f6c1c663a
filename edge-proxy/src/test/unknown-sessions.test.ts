import { wire } from '@portal/shared-contracts/testing/wire'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { installPostgres, startPostgres, type PostgresServer } from '../state/testing/postgres-server.ts'
import { startTcpProxy, type TcpProxy } from '../state/testing/tcp-proxy.ts'
import { errorEnvelope, startUpstream, type Upstream } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { memberHeaders, signIn, startEdge, type MemberSession, type TestEdge } from './test-edge.ts'

const hasPostgres = installPostgres()
let postgres: PostgresServer
let network: TcpProxy
let upstream: Upstream
const folder = mkdtempDisposableSync(join(tmpdir(), 'edge-unknown-'))

beforeAll(async () => {
  if (!hasPostgres) return
  postgres = await startPostgres()
  network = await startTcpProxy(postgres.port)
  upstream = await startUpstream(sampleUpstream())
})

afterEach(() => (hasPostgres ? network.set('open') : undefined))

afterAll(async () => {
  folder.remove()
  if (!hasPostgres) return
  await upstream.close()
  await network[Symbol.asyncDispose]()
  await postgres[Symbol.asyncDispose]()
})

/** An edge with a DATA_DIR of this name. */
function start(name: string): TestEdge {
  const url = new URL(postgres.url)
  url.port = String(network.port)
  return startEdge(upstream.url, {
    databaseUrl: url.href,
    dataDir: join(folder.path, name),
    embedOrigins: ['https://shop.example'],
  })
}

async function expectReady(edge: TestEdge): Promise<TestEdge> {
  await expect.poll(async () => (await edge.get('/readyz')).text()).toBe('ready')
  return edge
}

const points = async (edge: TestEdge, as: MemberSession) => (await edge.call('GET', 'shop/points', { as })).status
const end = async (edge: TestEdge, as: MemberSession, target = '/api/session/end') =>
  (await edge.send({ method: 'POST', target, headers: memberHeaders(as) })).status
const refresh = async (edge: TestEdge, as: MemberSession) =>
  (await edge.call('POST', 'shop/user/refreshaccess', { as, body: { refreshToken: as.refresh } })).status

// Rule: session-51
test.skipIf(!hasPostgres)(
  'an edge that starts without its database knows what it knew of ended sessions, and asks others to wait',
  async () => {
    const [first, other] = [await expectReady(start('a')), await expectReady(start('b'))]
    const [ended, endedElsewhere, valid] = [await signIn(first), await signIn(first), await signIn(first)]
    await end(first, ended)
    await end(other, endedElsewhere)
    await expect.poll(() => points(first, endedElsewhere)).toBe(401)
    await first.close()
    const endedMeanwhile = await signIn(other)
    await end(other, endedMeanwhile)
    await other.close()
    network.set('closed')
    {
      await using again = start('a')
      await again.prepared
      const all = [ended, endedElsewhere, endedMeanwhile, valid]
      expect(await Promise.all(all.map((session) => points(again, session)))).toEqual([401, 401, 503, 503])
      network.set('open')
      await expectReady(again)
      expect(await Promise.all(all.map((session) => points(again, session)))).toEqual([401, 401, 401, 200])
    }
  },
)

test.skipIf(!hasPostgres)('what needs no session, and a session that begins now, need no database', async () => {
  const first = await expectReady(start('c'))
  const member = await signIn(first)
  await first.close()
  network.set('closed')
  await using empty = start('d')
  const refused = await empty.call('GET', 'shop/points', { as: member })
  expect([refused.status, await refused.json()]).toEqual([503, errorEnvelope('backendUnavailable')])
  expect([await refresh(empty, member), await end(empty, member, '/api/session/end-all')]).toEqual([503, 503])
  const embed = await empty.send({
    method: 'POST',
    target: '/api/embed/session',
    headers: { ...memberHeaders(member), 'content-type': 'application/json' },
    body: JSON.stringify({ origin: 'https://shop.example' }),
  })
  expect(embed.status).toBe(503)
  expect((await empty.call('GET', `${wire.prefix}/coupons`, { as: member })).status).toBe(200)
  expect((await empty.call('GET', 'shop/countries', { as: member })).status).toBe(200)
  const withOldToken = await empty.call('POST', 'shop/user/login', { as: member, body: bodyOf('login') })
  expect(withOldToken.status).toBe(200)
  const session = await signIn(empty)
  expect([await points(empty, session), await refresh(empty, session)]).toEqual([200, 200])
})

test.skipIf(!hasPostgres)('a session that ends without the database has ended after a restart', async () => {
  const first = await expectReady(start('e'))
  const [one, all, elsewhere] = [await signIn(first), await signIn(first), await signIn(first)]
  network.set('closed')
  expect(await end(first, one)).toBe(200)
  expect([await points(first, one), await points(first, elsewhere)]).toEqual([401, 200])
  expect(await end(first, all, '/api/session/end-all')).toBe(200)
  await first.close()
  network.set('open')
  await using again = await expectReady(start('e'))
  await using other = await expectReady(start('f'))
  for (const session of [one, all, elsewhere]) {
    expect(await points(again, session)).toBe(401)
    await expect.poll(() => points(other, session)).toBe(401)
  }
})

test.skipIf(!hasPostgres)('a logout at an edge that knows nothing yet ends the session everywhere', async () => {
  const first = await expectReady(start('g'))
  const member = await signIn(first)
  network.set('closed')
  await using late = start('h')
  expect(await end(late, member)).toBe(200)
  network.set('open')
  await expect.poll(() => points(first, member), { timeout: 10_000 }).toBe(401)
  await first.close()
})
