import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { kill, killAll, startProcess } from './edge-process.ts'
import { startUpstream } from './recording-upstream.ts'
import { apiPath, portal, testKey } from './test-edge.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'

const script = new URL('./killed-edge.ts', import.meta.url)

afterEach(killAll)

const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${apiPath(path)}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

test('an edge that was killed after sending responds outcomeUnknown after its restart, and does not send again', async () => {
  const { promise: orderArrived, resolve: onOrder } = Promise.withResolvers<void>()
  const upstream = await startUpstream((recorded, response) => {
    if (recorded.target === '/shop/order') onOrder()
    else sampleUpstream()(recorded, response)
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'edge-kill-'))
  const env = {
    BACKEND_URL: upstream.url,
    PUBLIC_ORIGIN: portal,
    SESSION_KEYS: testKey.toString('base64'),
    DATA_DIR: dataDir,
  }
  const first = await startProcess(script, env)
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

  const second = await startProcess(script, env)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const replay = await post(second.url, 'shop/order', bodyOf('order'), headers)
    expect(replay.status).toBe(504)
    expect(await replay.json()).toEqual({ meta: { success: false }, errorMessage: [{ code: 'outcomeUnknown' }] })
  }
  expect(upstream.requests.filter(({ target }) => target === '/shop/order')).toHaveLength(1)

  await kill(second.child)
  await upstream.close()
  rmSync(dataDir, { recursive: true, force: true })
})
