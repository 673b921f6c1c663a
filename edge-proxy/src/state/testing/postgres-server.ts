import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@portal/tooling/run/start-process'

/** A real PostgreSQL with one empty database. */
export type PostgresServer = AsyncDisposable & {
  url: string
  port: number
  start: () => Promise<void>
  /** Ends the server; `crash` without writing anything more, as a power failure does. */
  stop: (how?: 'crash') => Promise<void>
  /** Copies the data of a stopped server to another folder, as a backup does. */
  backUp: () => string
  /** Puts back the data of a backup; the server must be stopped. */
  restore: (backup: string) => void
}

/**
 * Folder of the programs: the newest installed version of Debian's package, or one on the path; null if there is none.
 */
export function programFolder(): string | null {
  const newest = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1)
  const onPath = spawnSync('which', ['initdb'], { encoding: 'utf8' }).stdout.trim()
  const initdb = newest ?? onPath
  return initdb === '' ? null : join(initdb, '..')
}

/** Installs Debian's PostgreSQL if there is none and this process may; says whether there is one. */
export function installPostgres(): boolean {
  if (programFolder() !== null) return true
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0
  const install = () => apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
  return (install() || (apt('update', '-qq') && install())) && programFolder() !== null
}

/** PostgreSQL refuses to run as root; Debian's package brings the user `postgres`. */
export function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Starts a server on a free port, in a temporary folder that is deleted with it. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = programFolder()
  if (programs === null) throw new Error('There is no PostgreSQL.')
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const data = join(folder, 'data')
  const user = owner()
  if (user) chownSync(folder, user.uid, user.gid)
  const as = { ...user, cwd: folder }
  const run = (command: string, ...args: string[]): void => {
    const { status, stderr } = spawnSync(command, args, { ...as, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command}: ${stderr}`)
  }
  run(join(programs, 'initdb'), '-D', data, '-U', 'portal', '--auth=trust', '--no-sync', '--encoding=UTF8')
  const port = await freePort()
  const url = `postgres://portal@127.0.0.1:${port}/postgres`
  let server: ChildProcess | null = null

  async function start(): Promise<void> {
    const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200']
    const child = spawn(join(programs ?? '', 'postgres'), options, { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
    server = child
    let log = ''
    for await (const chunk of child.stderr.iterator({ destroyOnReturn: false })) {
      log += String(chunk)
      if (log.includes('ready to accept connections')) return void child.stderr.resume()
    }
    throw new Error(`PostgreSQL did not start: ${log}`)
  }

  async function stop(how?: 'crash'): Promise<void> {
    if (server === null) return
    const exit = once(server, 'exit')
    // SIGQUIT ends all processes of the server at once; SIGKILL would leave them.
    server.kill(how === 'crash' ? 'SIGQUIT' : 'SIGINT')
    await exit
    server = null
  }

  await start()
  return {
    url,
    port,
    start,
    stop,
    backUp: () => {
      const backup = mkdtempSync(join(folder, 'backup-'))
      spawnSync('cp', ['-a', `${data}/.`, backup])
      return backup
    },
    restore: (backup) => {
      rmSync(data, { recursive: true })
      spawnSync('cp', ['-a', backup, data])
    },
    [Symbol.asyncDispose]: async () => {
      await stop('crash')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
