import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { publishBuilt } from '../../tooling/release/publish.ts'
import { freePort, startProcess, type RunningProcess } from '../../tooling/run/start-process.ts'

/** A running portal of a test's own: sandbox, edge, releases and data in a folder of their own. */
export type Portal = {
  readonly origin: string
  readonly sandboxOrigin: string
  /** Folder of the releases, for tests that take files away. */
  readonly releases: string
  /** Everything the edge has printed. */
  edgeLog: () => string
  /** Lets a call (or `shop`, `loyalty`) fail in the sandbox; null heals it. */
  fault: (call: string, fault: string | null, seconds?: number) => Promise<void>
  /** The sandbox as it was when it started. */
  reset: () => Promise<void>
  /** JSON of one of the sandbox's own addresses. */
  sandbox: (address: string) => Promise<unknown>
  stopEdge: (signal?: NodeJS.Signals) => Promise<void>
  startEdge: () => Promise<void>
  close: () => Promise<void>
}

/** Starts a portal over the production build. */
export async function startPortal(env: Record<string, string> = {}): Promise<Portal> {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
  const [dataDir, releases] = [path.join(folder, 'data'), path.join(folder, 'releases')]
  await publishBuilt(releases, dataDir)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const origin = `http://localhost:${port}`
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`
  const common = { PUBLIC_ORIGIN: origin, SANDBOX_PORT: String(sandboxPort) }

  const sandbox = await startProcess({
    args: ['sandbox/src/server.ts'],
    env: { ...common, SANDBOX_DATABASE: path.join(folder, 'sandbox.sqlite') },
    readyUrl: `${sandboxOrigin}/outbox.json`,
  })
  let edge: RunningProcess | null = null
  let printed = ''
  const startEdge = async () => {
    edge = await startProcess({
      args: ['edge-proxy/src/server.ts'],
      env: { ...common, PORT: String(port), DATA_DIR: dataDir, REMOTES_DIR: releases, ...env },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    })
  }
  const stopEdge = async (signal?: NodeJS.Signals) => {
    await edge?.stop(signal)
    printed += edge?.log() ?? ''
    edge = null
  }
  await startEdge()

  const control = async (address: string, body: unknown) => {
    const answer = await fetch(sandboxOrigin + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
  }
  return {
    origin,
    sandboxOrigin,
    releases,
    edgeLog: () => printed + (edge?.log() ?? ''),
    fault: (call, fault, seconds) =>
      control('/control/faults', { call, fault, ...(seconds !== undefined && { seconds }) }),
    reset: () => control('/control/reset', {}),
    sandbox: async (address) => (await fetch(sandboxOrigin + address)).json(),
    stopEdge,
    startEdge,
    close: async () => {
      await stopEdge()
      await sandbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
