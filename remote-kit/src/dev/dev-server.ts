import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import * as v from 'valibot'

const Served = v.object({ scripts: v.object({ serve: v.string() }) })

/** Whether a remote has a dev server: a script `serve`, which takes `--port`. */
export const hasDevServer = (folder: string): boolean =>
  v.is(Served, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))

/** A TCP port that is free at the moment of the call. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const isWindows = process.platform === 'win32'
/** Milliseconds after which a dev server that does not end is killed: some wait for the sockets of open pages. */
const maxShutdown = 1_000

/** Sends a signal to a process and those that it has started. */
function signalTo({ pid = 0 }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(isWindows ? pid : -pid, signal)
  } catch {
    // It has ended.
  }
}

/**
 * Starts the script `serve` of the remote in a folder. What it prints goes to standard error.
 * @param port 0 chooses one
 */
export async function startDevServer(folder: string, port: number) {
  const chosen = String(port === 0 ? await freePort() : port)
  const ended = Promise.withResolvers<void>()
  let child: ChildProcess | null = null

  function start(): void {
    const started = spawn('npm', ['run', '--silent', 'serve', '--', '--port', chosen], {
      cwd: folder,
      stdio: ['ignore', 2, 2],
      shell: isWindows,
      // A group of processes of its own, which ends as a whole.
      detached: !isWindows,
    })
    const end = (): void => {
      if (child === started) ended.resolve()
    }
    started.once('error', end).once('exit', end)
    child = started
  }
  async function stop(): Promise<void> {
    const stopped = child
    child = null
    if (stopped === null || stopped.exitCode !== null) return
    const exit = once(stopped, 'exit')
    const timer = setTimeout(() => signalTo(stopped, 'SIGKILL'), maxShutdown)
    signalTo(stopped, 'SIGTERM')
    await exit
    clearTimeout(timer)
    signalTo(stopped, 'SIGKILL')
  }
  process.once('exit', () => child && signalTo(child, 'SIGKILL'))
  start()
  return {
    /** Address of its files. */
    base: `http://localhost:${chosen}/`,
    /** Resolves when it ends by itself. */
    ended: ended.promise,
    restart: async (): Promise<void> => {
      await stop()
      start()
    },
    close: stop,
  }
}
