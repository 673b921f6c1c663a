import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** A port that is free now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** One of the portal's servers as a process of its own, with everything it printed. */
export type Server = { log: () => string; stop: (signal?: NodeJS.Signals) => Promise<void> }

/** Starts a server and waits until its address answers; fails with its output if it ends before. */
export async function startServer(script: string, env: Record<string, string>, readyUrl: string): Promise<Server> {
  const child: ChildProcess = spawn(process.execPath, [path.join(root, script)], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (text: Buffer) => void (output += text.toString())
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let gone = false
  void ended.then(() => (gone = true))

  for (;;) {
    if (gone) throw new Error(`${script} did not start:\n${output}`)
    const answer = await fetch(readyUrl).catch(() => null)
    if (answer?.ok) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    log: () => output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}
