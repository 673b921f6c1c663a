import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from './start-process.ts'

const script = path.join(import.meta.dirname, 'ports.mjs')

function look(settings: Readonly<Record<string, string | number>>) {
  const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]))
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

async function freePorts() {
  return {
    PORT: await freePort(),
    SANDBOX_PORT: await freePort(),
    PLAYGROUND_PORT: await freePort(),
  }
}

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { port, [Symbol.dispose]: () => void server.close() }
}

test('a start whose ports are free prints nothing about them', async () => {
  expect(look(await freePorts())).toEqual({ status: 0, stdout: '', stderr: '' })
})

test.each(['PORT', 'SANDBOX_PORT', 'PLAYGROUND_PORT'])(
  'a start whose %s is taken names the setting, and nothing else',
  async (setting) => {
    using taken = await takePort()
    const { status, stdout, stderr } = look({ ...(await freePorts()), [setting]: taken.port })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(new RegExp(`^Port ${taken.port} is in use\\. .* with ${setting}, [^\\n]*\\n$`))
  },
)

test('two servers cannot have the same port', async () => {
  const ports = await freePorts()
  expect(look({ ...ports, SANDBOX_PORT: ports.PORT }).stderr).toContain('with SANDBOX_PORT')
})

test('a start without the sandbox does not need its ports', async () => {
  using taken = await takePort()
  const ports = { ...(await freePorts()), SANDBOX_PORT: taken.port, BACKEND_URL: 'https://backend.example/' }
  expect(look(ports)).toEqual({ status: 0, stdout: '', stderr: '' })
})
