import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startProcess, type RunningProcess } from '@portal/tooling/run/start-process'
import { systemProgram } from '@portal/tooling/run/system-program'
import type { PostgresServer } from './postgres-server.ts'

export type PoolMode = 'session' | 'transaction' | 'statement'

/** A real PgBouncer in front of a server, with its default settings but for those given. */
export type PgBouncer = AsyncDisposable & {
  url: string
  start: (mode: PoolMode, more?: readonly string[]) => Promise<void>
  stop: () => Promise<void>
}

/** The program of the distribution; null if it is not installed and cannot be. */
export const pgBouncerProgram = (): string | null => systemProgram('pgbouncer', 'pgbouncer')

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })

/** Prepares a PgBouncer on a free port; it does not run before it is started. */
export async function createPgBouncer(program: string, postgres: PostgresServer): Promise<PgBouncer> {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'pgbouncer-'))
  const [settings, users] = [join(folder.path, 'pgbouncer.ini'), join(folder.path, 'users.txt')]
  // It gives up the rights of root before it reads the users.
  chmodSync(folder.path, 0o755)
  writeFileSync(users, '"portal" ""\n')
  const port = await freePort()
  let running: RunningProcess | null = null

  async function start(mode: PoolMode, more: readonly string[] = []): Promise<void> {
    const lines = [
      '[databases]',
      `postgres = host=127.0.0.1 port=${postgres.port}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1`,
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      `pool_mode = ${mode}`,
      ...(process.getuid?.() === 0 ? ['user = postgres'] : []),
      ...more,
    ]
    writeFileSync(settings, lines.join('\n'))
    running = await startProcess({ command: program, args: [settings], env: {}, readyUrl: () => accepts(port) })
  }

  async function stop(): Promise<void> {
    await running?.stop('SIGQUIT')
    running = null
  }

  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    start,
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop()
      folder.remove()
    },
  }
}
