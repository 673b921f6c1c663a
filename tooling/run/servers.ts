import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brandFolder } from '@portal/brands/brand-folder'
import { demoKioskKey, demoLogins } from '@portal/sandbox/demo'
import { walletSettings } from '@portal/sandbox/wallet/wallet-files'
import * as paths from '@portal/shared-contracts/paths'
import { publishBuilt } from './publish-built.ts'
import { sandboxDatabase } from './sandbox-database.ts'
import { freePort, isReady } from './start-process.ts'
import './end-with-parent.mjs'
import { createCertificate, serveTls } from './tls.ts'
import { root } from '../build/root.ts'

const env = process.env
const port = env['PORT'] ?? '3000'
/** Whether the portal is served over https: `npm start -- --tls`. */
const withTls = process.argv.includes('--tls')
/** The edge's own port: with TLS another one is the portal's. */
const edgePort = withTls ? String(await freePort()) : port
const sandboxPort = env['SANDBOX_PORT'] ?? '3100'
const playgroundOrigin = `http://127.0.0.1:${env['PLAYGROUND_PORT'] ?? '3200'}`
/** DATA_DIR of the edge. */
export const dataDir = path.resolve(root, env['DATA_DIR'] ?? '.data')
const releases = path.resolve(root, env['REMOTES_DIR'] ?? '.releases')
/** Origin of the portal. */
export const publicOrigin = env['PUBLIC_ORIGIN'] ?? `${withTls ? 'https' : 'http'}://localhost:${port}`
const withSandbox = env['BACKEND_URL'] === undefined
const withDemoKiosk = withSandbox && (env['KIOSK_KEYS'] ?? '').trim() === ''
/** Where the certificates of wallet passes are, whose root the phone of the sandbox trusts. */
const walletFolder = env['SANDBOX_WALLET'] ?? path.join(dataDir, 'wallet')
/** The sandbox stands in for Apple and Google unless settings name others. */
const withSandboxWallets = withSandbox && !Object.keys(env).some((name) => name.startsWith('WALLET_'))

const settings = {
  PORT: edgePort,
  SANDBOX_PORT: sandboxPort,
  PUBLIC_ORIGIN: publicOrigin,
  DATA_DIR: dataDir,
  // The edge refuses a folder besides a store.
  ...(env['REMOTES_URL'] === undefined && { REMOTES_DIR: releases }),
  ...(withSandbox && {
    PLAYGROUND_ORIGIN: playgroundOrigin,
    EMBED_ORIGINS: [env['EMBED_ORIGINS'], playgroundOrigin].filter(Boolean).join(','),
  }),
  // By default the sandbox stores its data next to the edge's.
  SANDBOX_DATABASE: env['SANDBOX_DATABASE'] ?? path.join(dataDir, sandboxDatabase(path.basename(brandFolder))),
  SANDBOX_WALLET: walletFolder,
  // Everybody can read the demo key, so it is for the sandbox only.
  ...(withDemoKiosk && { KIOSK_KEYS: `${demoKioskKey.name}:${demoKioskKey.key}` }),
}

// A file URL, because on Windows an absolute path is none of an import.
const endWithParent = import.meta.resolve('./end-with-parent.mjs')

/** Releases every built remote into the local folder of releases. */
export const releaseBuilt = (): Promise<void> => publishBuilt(releases, dataDir)

/**
 * Starts sandbox and edge, prints their URLs, and stops both with this process.
 * @param extra further settings of both
 */
export async function startServers(extra: Readonly<Record<string, string>> = {}): Promise<void> {
  const tls = withTls ? await createCertificate() : undefined
  const origin = env['SANDBOX_ORIGIN'] ?? `http://127.0.0.1:${sandboxPort}`
  const wallets = withSandboxWallets ? await walletSettings({ folder: walletFolder, origin }) : {}
  const children: ChildProcess[] = []
  let stopping = false
  const stop = (code: number): void => {
    if (stopping) return
    stopping = true
    process.exitCode = code
    for (const child of children) child.kill('SIGTERM')
  }
  /** Starts a server; when one exits, the other is stopped. */
  const run = (script: string, own: Readonly<Record<string, string>> = {}): void => {
    const child = spawn(process.execPath, ['--import', endWithParent, path.join(root, script)], {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, ...settings, ...extra, ...own },
    })
    child.on('exit', (code) => {
      stop(code ?? 0)
      // What else the command runs, such as builds that watch files, would keep the process alive.
      if (children.every(hasEnded)) process.exit()
    })
    children.push(child)
  }
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))

  const whenReady = async (url: string): Promise<void> => {
    while (!stopping && !(await isReady(url))) await new Promise((resolve) => setTimeout(resolve, 100))
  }
  if (withSandbox) {
    run('sandbox/src/server.ts', tls && trusting(tls.cert))
    // The edge asks Google for a class when it starts.
    await whenReady(`http://127.0.0.1:${sandboxPort}/shop/countries`)
  }
  if (!stopping) run('edge-proxy/src/server.ts', wallets)
  await whenReady(`http://127.0.0.1:${edgePort}/readyz`)
  if (tls) await serveTls(Number(port), Number(edgePort), env['HOST'], tls)
  if (!stopping) announce()
}

/** The setting with which the phone of the sandbox trusts the certificate of the portal. */
function trusting(certificate: string): Record<string, string> {
  const file = path.join(dataDir, 'tls.pem')
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(file, certificate)
  return { NODE_EXTRA_CA_CERTS: file }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

function announce(): void {
  const logins = demoLogins.map(({ loginName, password, shows }) => `  ${loginName.padEnd(34)} ${password}   ${shows}`)
  const sandbox = [
    'Demo logins:',
    ...logins,
    '',
    `Sandbox:  http://localhost:${sandboxPort}/  (outbox, members, orders, faults, a phone with wallets)`,
    `Shop:     ${playgroundOrigin}/  (a foreign page that embeds the portal, with switches)`,
    ...(withDemoKiosk
      ? [`Kiosk:    ${publicOrigin}${paths.kiosk}  (the key ${demoKioskKey.key} enrols this browser)`]
      : []),
  ]
  const tls = withTls
    ? ['The browser asks once whether it may trust the certificate, which is made anew at each start.']
    : []
  const portal = `Portal:   ${publicOrigin}/  (Ctrl-C stops everything)`
  console.log(['', ...(withSandbox ? sandbox : []), ...tls, portal].join('\n'))
}
