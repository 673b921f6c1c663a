import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { walletSettings } from '@portal/sandbox/wallet/wallet-files'
import { root } from '@portal/tooling/build/root'
import { onFreePorts, startProcess, type RunningProcess } from '@portal/tooling/run/start-process'
import { kioskKey } from './kiosk.ts'
import { published } from './published.ts'

/** A running portal: sandbox and edge with their own releases, data and ports. */
export type Portal = AsyncDisposable & {
  readonly origin: string
  readonly sandboxOrigin: string
  /** Folder of the releases. */
  readonly releases: string
  /** DATA_DIR of the edge. */
  readonly dataDir: string
  /** Process id of the edge; null while it is stopped. */
  edgePid: () => number | null
  /** Everything the edge has printed. */
  edgeLog: () => string
  /** Sends a control request to the sandbox. Resolves to its response. */
  control: (path: string, body: unknown) => Promise<unknown>
  /** Makes a call, or all of `shop` or `loyalty`, fail in the sandbox; null ends the fault. */
  fault: (call: string, fault: string | null, seconds?: number) => Promise<void>
  /** Sets the shop's notice to every visitor; '' for none. */
  showNotice: (text: string) => Promise<void>
  /** Resets the sandbox to its seed data, without a notice. */
  reset: () => Promise<void>
  /** JSON from a path of the sandbox. */
  sandbox: (path: string) => Promise<unknown>
  stopEdge: (signal?: NodeJS.Signals) => Promise<void>
  /** `folder` has another edge and its build than the one that was stopped. */
  startEdge: (folder?: string) => Promise<void>
  close: () => Promise<void>
}

/** The sandbox, or the minimal backend of sandbox/src/minimal, which has no outbox and no faults. */
export type Backend = 'sandbox' | 'minimal'

const scripts: Record<Backend, string> = {
  sandbox: 'sandbox/src/server.ts',
  minimal: 'sandbox/src/minimal/server.ts',
}

/**
 * The drawn pictures of all portals: one takes a quarter of a second, and a browser waits for it before it loads more
 * scripts.
 */
const pictures = path.join(root, '.data/pictures-of-tests')

/**
 * Starts a portal over the production build.
 * @param env further settings of edge and sandbox
 * @param edgeFolder where the edge and its build are, by default the repository
 */
export const startPortal = (
  env: Record<string, string> = {},
  backend: Backend = 'sandbox',
  edgeFolder = root,
): Promise<Portal> => onFreePorts((ports) => startPortalOn(ports, env, backend, edgeFolder))

async function startPortalOn(
  [port, sandboxPort]: readonly [number, number],
  env: Record<string, string>,
  backend: Backend,
  edgeFolder: string,
): Promise<Portal> {
  await using started = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-'))
  started.defer(() => rmSync(folder, { recursive: true, force: true }))
  const [dataDir, releases] = [path.join(folder, 'data'), path.join(folder, 'releases')]
  cpSync(published(), folder, { recursive: true })
  const origin = `http://localhost:${port}`
  const sandboxOrigin = `http://127.0.0.1:${sandboxPort}`
  const common = { PUBLIC_ORIGIN: origin, SANDBOX_PORT: String(sandboxPort) }
  const walletFolder = path.join(folder, 'wallet')
  const wallets = backend === 'sandbox' ? await walletSettings({ folder: walletFolder, origin: sandboxOrigin }) : {}

  const sandbox = await startProcess({
    args: [scripts[backend]],
    env: {
      ...common,
      SANDBOX_DATABASE: path.join(folder, 'sandbox.sqlite'),
      SANDBOX_PICTURES: pictures,
      SANDBOX_WALLET: walletFolder,
      ...env,
    },
    readyUrl: `${sandboxOrigin}/shop/countries`,
  })
  started.defer(() => sandbox.stop())
  let edge: RunningProcess | null = null
  let printed = ''
  const startEdge: Portal['startEdge'] = async (place = edgeFolder) => {
    edge = await startProcess({
      args: ['edge-proxy/src/server.ts'],
      cwd: place,
      env: {
        ...common,
        ...wallets,
        PORT: String(port),
        DATA_DIR: dataDir,
        REMOTES_DIR: releases,
        KIOSK_KEYS: kioskKey,
        ...env,
      },
      readyUrl: `http://127.0.0.1:${port}/readyz`,
    })
  }
  const stopEdge = async (signal?: NodeJS.Signals) => {
    await edge?.stop(signal)
    printed += edge?.log() ?? ''
    edge = null
  }
  started.defer(() => stopEdge())
  await startEdge()

  const control: Portal['control'] = async (controlPath, body) => {
    const response = await fetch(sandboxOrigin + controlPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${controlPath}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  const running = started.move()
  const close = () => running.disposeAsync()
  const showNotice = async (value: string) => {
    const response = await fetch(`${sandboxOrigin}/notice`, { method: 'POST', body: new URLSearchParams({ value }) })
    if (!response.ok) throw new Error(`/notice: ${response.status}`)
  }
  return {
    origin,
    sandboxOrigin,
    releases,
    dataDir,
    edgePid: () => edge?.pid ?? null,
    edgeLog: () => printed + (edge?.log() ?? ''),
    control,
    fault: async (call, fault, seconds) =>
      void (await control('/control/faults', { call, fault, ...(seconds !== undefined && { seconds }) })),
    showNotice,
    reset: async () => {
      await control('/control/reset', {})
      await showNotice('')
    },
    sandbox: async (sandboxPath) => (await fetch(sandboxOrigin + sandboxPath)).json(),
    stopEdge,
    startEdge,
    close,
    [Symbol.asyncDispose]: close,
  }
}
