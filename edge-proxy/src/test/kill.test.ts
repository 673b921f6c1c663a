import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { kill, killAll, startEdgeProcess } from './edge-process.ts'
import { errorEnvelope, startUpstream } from './recording-upstream.ts'
import { apiPath } from './test-edge.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstreamBut } from './sample-upstream.ts'

afterEach(killAll)

const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${apiPath(path)}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

// Rule: rewards-and-orders-39
test('an edge that was killed after sending responds outcomeUnknown after its restart, and does not send again', async () => {
  const { promise: orderArrived, resolve: onOrder } = Promise.withResolvers<void>()
  await using upstream = await startUpstream(sampleUpstreamBut('/shop/order', () => onOrder()))
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'edge-kill-'))
  const first = await startEdgeProcess(upstream, dataDir.path)
  const login = await post(first.url, 'shop/user/login', bodyOf('login'))
  const { meta } = (await login.json()) as { meta: { accessToken: string } }
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { cookie, 'x-access-token': meta.accessToken, 'idempotency-key': 'order-0123456789-kill' }
  const lost = post(first.url, 'shop/order', bodyOf('order'), headers).then(
    () => 'responded',
    () => 'lost',
  )
  await orderArrived
  await kill(first.child)
  expect(await lost).toBe('lost')

  const second = await startEdgeProcess(upstream, dataDir.path)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const replay = await post(second.url, 'shop/order', bodyOf('order'), headers)
    expect(replay.status).toBe(504)
    expect(await replay.json()).toEqual(errorEnvelope('outcomeUnknown'))
  }
  expect(upstream.requests.filter(({ target }) => target === '/shop/order')).toHaveLength(1)
  await kill(second.child)
})
