import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkOut } from './check-out.ts'
import { commandsOf, family, survivors } from './process-family.ts'
import { freePort, startProcess } from './start-process.ts'

test('npm start leaves no process behind when it is ended while it installs, and while it builds', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'start-'))
  const checkout = path.join(place, 'checkout')
  checkOut(checkout)
  const [PORT = '', SANDBOX_PORT = '', PLAYGROUND_PORT = ''] = [
    await freePort(),
    await freePort(),
    await freePort(),
  ].map(String)
  const env = { HOME: process.env['HOME'] ?? '', PORT, SANDBOX_PORT, PLAYGROUND_PORT }
  const readyUrl = () => Promise.resolve(true)
  try {
    // The first start that builds installs; the others find that installation.
    for (const step of ['npm ci', 'webpack']) {
      for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
        const { pid, stop } = await startProcess({ command: 'npm', args: ['start'], cwd: checkout, env, readyUrl })
        await expect.poll(() => commandsOf(pid), { timeout: 600_000 }).toContain(step)
        const members = family(pid)
        await stop(signal)
        await expect.poll(() => survivors(members), { message: `${signal} during ${step}` }).toEqual([])
      }
    }
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}, 1_200_000)
