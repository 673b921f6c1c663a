import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { productionSettings } from '../edges/production-settings.ts'
import { commandOf, commandsOf, family, survivors } from './process-family.ts'
import { freePort, startProcess, type RunningProcess } from './start-process.ts'

// A supervisor signals npm's process only, and a closing terminal each process; what npm started must not outlive it.

let place = ''
let started: RunningProcess | null = null
beforeEach(() => void (place = mkdtempSync(path.join(tmpdir(), 'end-with-parent-'))))
afterEach(async () => {
  await started?.stop('SIGKILL')
  started = null
  rmSync(place, { recursive: true, force: true })
})

/** What the scripts of package.json need, each on ports and with data of its own. */
async function settings() {
  const PORT = String(await freePort())
  const ports = { PORT, SANDBOX_PORT: String(await freePort()), PLAYGROUND_PORT: String(await freePort()) }
  const folders = { DATA_DIR: path.join(place, 'data'), REMOTES_DIR: path.join(place, 'releases') }
  const machine = { HOME: process.env['HOME'] ?? '', npm_config_update_notifier: 'false' }
  const production = { ...productionSettings('http://127.0.0.1:9', place), PUBLIC_ORIGIN: `http://localhost:${PORT}` }
  return { portal: { ...machine, ...folders, ...ports }, edge: { ...machine, ...production, PORT } }
}

const scripts = [
  { script: 'start', args: [], least: ['portal.ts', 'sandbox/src/server.ts', 'edge-proxy/src/server.ts'] },
  { script: 'dev', args: ['mfe-cards'], least: ['dev.ts', 'sandbox/src/server.ts', 'webpack'] },
  { script: 'start:edge', args: ['--workers', '2'], least: ['edge-proxy/src/server.ts', 'image-process.ts'] },
] as const
const signalTo = (pids: Iterable<number>, signal: NodeJS.Signals): void => {
  for (const pid of pids) if (commandOf(pid) !== '') process.kill(pid, signal)
}
const ends = [
  { end: 'SIGTERM to npm', by: ([npm]: number[]) => signalTo([npm ?? 0], 'SIGTERM') },
  { end: 'SIGHUP to npm', by: ([npm]: number[]) => signalTo([npm ?? 0], 'SIGHUP') },
  { end: 'SIGKILL of npm', by: ([npm]: number[]) => signalTo([npm ?? 0], 'SIGKILL') },
  { end: 'a closed terminal', by: (all: number[]) => signalTo(all, 'SIGHUP') },
]
const cases = scripts.flatMap((each) => ends.map((end) => ({ ...each, ...end })))

test.each(cases)(
  'npm run $script leaves no process and no port behind after $end',
  async ({ script, args, least, by }) => {
    const { portal, edge } = await settings()
    const env = script === 'start:edge' ? edge : portal
    const readyUrl = `http://127.0.0.1:${env.PORT}/readyz`
    started = await startProcess({ command: 'npm', args: ['run', script, '--', ...args], env, readyUrl })
    const { pid } = started
    await expect.poll(() => commandsOf(pid)).toSatisfy((all: string) => least.every((part) => all.includes(part)))
    const members = family(pid)
    expect(survivors(members)).toHaveLength(members.size)

    by([...members.keys()])
    await expect.poll(() => survivors(members)).toEqual([])
    const { status, stderr } = spawnSync(process.execPath, ['tooling/run/ports.mjs'], {
      cwd: root,
      env,
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
  },
  600_000,
)
