import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { startUpstream } from './recording-upstream.ts'
import { apiPath, portal, testKey } from './test-edge.ts'
import { wire } from './wire.ts'
import { wireReply } from './wire-upstream.ts'

const script = fileURLToPath(new URL('./killed-edge.ts', import.meta.url))

const children: ChildProcess[] = []

// Also after a failure: no edge may outlive its test.
afterEach(() => void children.splice(0).map((child) => child.kill('SIGKILL')))

async function startProcess(env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  let output = ''
  for await (const chunk of child.stdout ?? []) {
    output += String(chunk)
    const port = /port (\d+)/.exec(output)?.[1]
    if (port !== undefined) return { child, url: `http://127.0.0.1:${port}` }
  }
  throw new Error('The edge did not start.')
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const rowOf = (call: string) => wire.find((row) => row.call === call)
const post = (url: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${url}${apiPath(path)}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

test('an edge killed after sending answers unknown when it is back, and sends nothing again', async () => {
  const { promise: orderArrived, resolve: arrived } = Promise.withResolvers<void>()
  const upstream = await startUpstream((recorded, response) => {
    if (recorded.target === '/shop/order') arrived()
    else wireReply()(recorded, response)
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'edge-kill-'))
  const env = { BACKEND_URL: upstream.url, PUBLIC_ORIGIN: portal, SESSION_KEYS: testKey.toString('base64'), DATA_DIR: dataDir }
  const first = await startProcess(env)
  const login = await post(first.url, 'shop/user/login', rowOf('login')?.body)
  const { meta } = (await login.json()) as { meta: { accessToken: string } }
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const headers = { cookie, 'x-access-token': meta.accessToken, 'idempotency-key': 'intent-0123456789-kill' }
  const lost = post(first.url, 'shop/order', rowOf('order')?.body, headers).then(
    () => 'answered',
    () => 'lost',
  )
  await orderArrived
  await kill(first.child)
  expect(await lost).toBe('lost')

  const second = await startProcess(env)
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const replay = await post(second.url, 'shop/order', rowOf('order')?.body, headers)
    expect(replay.status).toBe(504)
    expect(await replay.json()).toEqual({ meta: { success: false }, errorMessage: [{ code: 'outcomeUnknown' }] })
  }
  expect(upstream.requests.filter(({ target }) => target === '/shop/order')).toHaveLength(1)

  await kill(second.child)
  await upstream.close()
  rmSync(dataDir, { recursive: true, force: true })
})
