import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Upstream } from './recording-upstream.ts'
import { testEnv } from './test-edge.ts'

export type EdgeProcess = { child: ChildProcess; url: string }

const children: ChildProcess[] = []

/** Ends all started processes; for `afterEach`, so that failed tests leave none. */
export const killAll = (): void => void children.splice(0).map((child) => child.kill('SIGKILL'))

/**
 * Starts an edge that serves and shuts down as `server.ts` does; `env` holds settings besides those of every test,
 * `user` whom it runs as if not as the user of the test.
 */
export async function startEdgeProcess(
  upstream: Pick<Upstream, 'url'>,
  dataDir: string,
  closeDelay = 0,
  env: Readonly<Record<string, string>> = {},
  user: { uid?: number; gid?: number } = {},
): Promise<EdgeProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./separate-edge.ts', import.meta.url))], {
    ...user,
    env: { ...process.env, ...testEnv(upstream.url, dataDir), CLOSE_DELAY: String(closeDelay), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  let output = ''
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    output += String(chunk)
    const port = /port (\d+)/.exec(output)?.[1]
    if (port === undefined) continue
    child.stdout.resume()
    return { child, url: `http://127.0.0.1:${port}` }
  }
  throw new Error('The edge did not start.')
}

export async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
