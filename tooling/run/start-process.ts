import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { root } from '../build/root.ts'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/**
 * A TCP port that is free at the moment of the call. Below 32768, from where Linux takes the ports of connections: one
 * of those could be in use before the caller listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768)
    if (await isFree(port)) return port
  }
}

/**
 * Starts servers on two free ports, and on two others if another process takes one before they listen.
 * @throws Error of `start`: any other one, and the third that says that an address is in use
 */
export async function onFreePorts<Started>(start: (ports: [number, number]) => Promise<Started>): Promise<Started> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await start([await freePort(), await freePort()])
    } catch (error) {
      if (attempt === 3 || !/EADDRINUSE|address already in use/i.test(String(error))) throw error
    }
  }
}

export type ProcessOptions = {
  command?: string
  args: readonly string[]
  /** Default: the repository. */
  cwd?: string
  env: Readonly<Record<string, string>>
  /** Polled until it responds with 2xx; a function where another request is needed. */
  readyUrl: string | (() => Promise<boolean>)
  /** Standard output is collected unless it is discarded: reading it costs a measured run one core. */
  stdout?: 'pipe' | 'ignore'
}

/**
 * Starts a process, Node by default, and waits until it is ready.
 * @throws Error with the collected output if the process exits first
 */
export async function startProcess(options: ProcessOptions) {
  const { command = process.execPath, args, cwd = root, env, readyUrl, stdout = 'pipe' } = options
  const child = spawn(command, args, {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', BRAND: process.env['BRAND'] ?? '', ...env },
    stdio: ['ignore', stdout, 'pipe'],
  })
  let output = ''
  const collect = (text: Buffer) => void (output += text.toString())
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  let exited = false
  // A process that cannot be started has ended, too.
  const exit = once(child, 'exit').then(
    () => void (exited = true),
    () => void (exited = true),
  )

  const isStarted = typeof readyUrl === 'string' ? () => isReady(readyUrl) : readyUrl
  while (!(await isStarted())) {
    if (exited) throw new Error(`${command} ${args[0] ?? ''} did not start:\n${output}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    pid: child.pid ?? 0,
    /** Collected standard output and standard error. */
    log: () => output,
    /** Resolves once the process has exited, for whatever reason. */
    exited: exit,
    /** Sends a signal; resolves once the process has exited. */
    stop: async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
      child.kill(signal)
      await exit
    },
  }
}
export type RunningProcess = Awaited<ReturnType<typeof startProcess>>

/** Whether a URL responds with 2xx. */
export const isReady = async (url: string): Promise<boolean> => (await fetch(url).catch(() => null))?.ok ?? false
