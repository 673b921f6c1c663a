import { blocksOf, sectionOf, subsectionsOf } from '@portal/tooling/run/documents'
import { freePort } from '@portal/tooling/run/start-process'
import { startScript } from '@portal/tooling/run/start-script'
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { owner, programFolder } from '../state/testing/postgres-server.ts'
import { startTcpProxy, type TcpProxy } from '../state/testing/tcp-proxy.ts'
import { childrenOf } from './child-processes.ts'

const runBook = sectionOf('docs/operate.md', 'A database with a standby')

/** A machine with a PostgreSQL server of its own, as far as its commands can tell. */
export type Machine = { host: string; port: number; data: string; url: string }

/** Which machine has which part; a failover exchanges the two. */
export type Parts = { primary: Machine; standby: Machine }

export type DatabaseMachines = AsyncDisposable & {
  first: Machine
  second: Machine
  /** What `DATABASE_URL` names; it leads to the first machine at the beginning. */
  address: TcpProxy & { url: string }
  /** Runs a command on a machine, as the user of PostgreSQL. @throws Error with all that it said if it fails */
  run: (machine: Machine, command: string, settings?: Readonly<Record<string, string>>) => Promise<string>
  /**
   * Runs the commands of a step of docs/operate.md, each block on the machine that its first line names. `step` counts
   * from 1. @throws Error with all that they said if one fails
   */
  follow: (heading: string, step: number, parts: Parts, settings?: Readonly<Record<string, string>>) => Promise<void>
}

/** The address that the run book moves: a TCP proxy, and the program that docs/operate.md calls `MOVE_ADDRESS`. */
async function startAddress(folder: string, target: number) {
  const proxy = await startTcpProxy(target)
  const control = createServer((socket) => {
    socket.once('data', (text) => {
      const port = /port=(\d+)/.exec(String(text))?.[1]
      proxy.set(port === undefined ? 'closed' : 'open')
      if (port !== undefined) proxy.moveTo(Number(port))
      socket.end('moved')
    })
  })
  await once(control.listen(0, '127.0.0.1'), 'listening')
  const program = join(folder, 'move-address')
  const { port } = control.address() as AddressInfo
  writeFileSync(program, `#!/bin/bash\nexec 3<>/dev/tcp/127.0.0.1/${port}\necho "$1" >&3\ngrep -q moved <&3\n`)
  chmodSync(program, 0o755)
  return { proxy, program, close: () => control.close() }
}

/** The steps of a part of the run book, each with its blocks of commands; text without steps is one step. */
const stepsOf = (part: string): string[][] =>
  part
    .split(/^(?=\*\*\d+\. )/m)
    .map((step) => blocksOf(step, 'sh'))
    .filter((blocks) => blocks.length > 0)

/** How many steps with commands each part of the run book has. */
export const documentedSteps = (): Record<string, number> =>
  Object.fromEntries(subsectionsOf(runBook).map(([heading, text]) => [heading, stepsOf(text).length]))

const password = 'password-of-the-superuser'
const edges = { user: 'portal', password: 'password-of-the-edges' }

/** A server as a new one is: no other machine reaches it, and commands of its own machine need no password. */
const startServer = `
  initdb --username postgres --auth-local trust --encoding UTF8
  sed --in-place '/^host/d' "$PGDATA/pg_hba.conf"
  pg_ctl start --log "$PGDATA.log"
  psql --username postgres -c "CREATE ROLE ${edges.user} LOGIN PASSWORD '${edges.password}'" \
    -c "CREATE DATABASE portal OWNER ${edges.user}"`

/** Two machines, the first of which has an empty database; the second has nothing yet. */
export async function startDatabaseMachines(): Promise<DatabaseMachines> {
  const folder = mkdtempSync(join(tmpdir(), 'database-machines-'))
  const archive = join(folder, 'archive')
  const user = owner()
  const homeOf = (data: string): string => `${data}-home`
  const folders = [archive, ...['first', 'second'].map((name) => homeOf(join(folder, name)))]
  for (const path of folders) mkdirSync(path)
  if (user !== null) for (const path of [folder, ...folders]) chownSync(path, user.uid, user.gid)
  const programs = `${programFolder()}:${process.env['PATH']}`

  // Not the address at which a new server listens.
  async function machine(name: string, host: string): Promise<Machine> {
    const port = await freePort()
    return { host, port, data: join(folder, name), url: `postgres://postgres:${password}@${host}:${port}/portal` }
  }
  const [first, second] = [await machine('first', '127.0.0.2'), await machine('second', '127.0.0.3')]
  const { proxy, program, close } = await startAddress(folder, first.port)

  async function run({ data, port }: Machine, command: string, settings = {}): Promise<string> {
    // Servers on machines of their own would have the same port.
    const env = { PATH: programs, HOME: homeOf(data), PGDATA: data, PGPORT: String(port), ...settings }
    const script = startScript(command, folder, env, user ?? {})
    if ((await script.exited) !== 0) throw new Error(script.log())
    return script.output()
  }

  const connection = ({ host, port }: Machine) => `host=${host} port=${port} user=postgres dbname=portal`
  async function follow(heading: string, step: number, { primary, standby }: Parts, settings = {}): Promise<void> {
    const variables = {
      PRIMARY: connection(primary),
      STANDBY: connection(standby),
      PASSWORD: password,
      MACHINES: '127.0.0.0/8',
      EDGES: '127.0.0.1/32',
      EDGES_USER: edges.user,
      ARCHIVE: archive,
      BACKUP: join(folder, 'backup'),
      MOVE_ADDRESS: program,
    }
    const [, text = ''] = subsectionsOf(runBook).find(([name]) => name === heading) ?? []
    const blocks = stepsOf(text)[step - 1]
    if (blocks === undefined) throw new Error(`"${heading}" has no step ${step}`)
    for (const block of blocks) {
      const [place] = block.split('\n', 1)
      const both = place === '# On both machines'
      if (both || place !== '# On the machine of the standby') await run(primary, block, { ...variables, ...settings })
      if (both || place === '# On the machine of the standby') await run(standby, block, { ...variables, ...settings })
    }
  }

  await run(first, startServer)
  return {
    first,
    second,
    address: { ...proxy, url: `postgres://${edges.user}:${edges.password}@127.0.0.1:${proxy.port}/portal` },
    run,
    follow,
    async [Symbol.asyncDispose]() {
      for (const one of [first, second]) await run(one, 'pg_ctl stop --mode immediate || true')
      close()
      await proxy[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends all processes of the server of a machine at once, as a power failure does. */
export function killServer({ data }: Machine): void {
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  // The first of all processes first, because it starts the others again.
  spawnSync('kill', ['-KILL', ...[pid, ...childrenOf(pid)].map(String)])
}
