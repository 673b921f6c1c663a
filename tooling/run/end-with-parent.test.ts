import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root } from '../build/root.ts'
import { productionSettings } from '../edges/production-settings.ts'
import { freePort, startProcess, type RunningProcess } from './start-process.ts'

// A supervisor signals the process of npm only, and a closing terminal each process; what npm has started must not outlive it.

let place = ''
let started: RunningProcess | null = null
beforeEach(() => void (place = mkdtempSync(path.join(tmpdir(), 'end-with-parent-'))))
afterEach(async () => {
  await started?.stop('SIGKILL')
  started = null
  rmSync(place, { recursive: true, force: true })
})

/** Each process with the one that started it. */
function parents(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid): [number, number][] => {
      try {
        // The name of a program, in brackets, may have spaces.
        const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
        return [[Number(pid), Number(parent)]]
      } catch {
        // It has ended meanwhile.
        return []
      }
    })
}

/** A process and those that it has started, directly or not, with their commands. */
function family(pid: number): Map<number, string> {
  const all = parents()
  const found = [pid]
  for (const member of found) found.push(...all.filter(([, parent]) => parent === member).map(([child]) => child))
  return new Map(found.map((member) => [member, commandOf(member)]))
}

/** The command line of a process, empty once it has ended. */
function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}

/** Those of a family that still run. */
const survivors = (members: ReadonlyMap<number, string>): string[] =>
  [...members].filter(([pid, command]) => command !== '' && commandOf(pid) === command).map(([, command]) => command)

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
    const commands = (): string => [...family(pid).values()].join('\n')
    await expect.poll(commands).toSatisfy((all: string) => least.every((part) => all.includes(part)))
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
