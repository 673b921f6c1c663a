import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { checkOut } from './check-out.ts'
import { commandsOf, family, survivors } from './process-family.ts'
import { freePort, startProcess } from './start-process.ts'

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'npm start leaves no process behind after %s while it installs, and while it builds',
  async (signal) => {
    const place = mkdtempSync(path.join(tmpdir(), 'start-'))
    const checkout = path.join(place, 'checkout')
    checkOut(checkout)
    const [PORT, SANDBOX_PORT, PLAYGROUND_PORT] = [await freePort(), await freePort(), await freePort()].map(String)
    const env = { HOME: process.env['HOME'] ?? '', PORT, SANDBOX_PORT, PLAYGROUND_PORT } as Record<string, string>
    try {
      for (const step of ['npm ci', 'webpack']) {
        const readyUrl = () => Promise.resolve(true)
        const { pid, stop } = await startProcess({ command: 'npm', args: ['start'], cwd: checkout, env, readyUrl })
        await expect.poll(() => commandsOf(pid), { timeout: 400_000 }).toContain(step)
        const members = family(pid)
        await stop(signal)
        await expect.poll(() => survivors(members)).toEqual([])
      }
    } finally {
      rmSync(place, { recursive: true, force: true })
    }
  },
  1_200_000,
)
