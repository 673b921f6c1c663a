import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ownMajor,
  pointerOfMajor,
  withMajor,
  type RegistryDocument,
  type ReleasePointer,
} from '@portal/shared-contracts/remotes'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { pino } from 'pino'
import { createEdge } from '../../../app.ts'
import { createKeyRing } from '../../../session/seal.ts'
import { readConfig } from '../../../config/config.ts'
import { addressList, clientOf, peerOf } from '../../../http/request.ts'
import { createMetrics } from '../../../http/metrics.ts'
import { addPageRoutes } from '../../../pages/page-routes.ts'
import { dataOf } from '../../../pages/testing/page-app.ts'
import { authRecord, build } from '../../../pages/testing/sample-build.ts'
import { createMirror } from '../../mirror/mirror.ts'
import { createRegistry } from '../../registry.ts'
import { integrityOf } from '../../testing/release-store.ts'
import { createEdgeClient } from '../../../test/edge-client.ts'
import { testEnv } from '../../../test/test-edge.ts'
import { createMonitor } from '../monitor.ts'
import { createTickets } from '../page-ticket.ts'
import { openBlockedVersions } from '../blocked-versions.ts'

const { publicKey, privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
const key = (await exportJWK(publicKey)).x ?? ''
const registered: RegistryDocument = {
  revision: 4,
  issued: '2026-11-22T07:00:00Z',
  remotes: { 'mfe-auth': { keys: [key], paths: ['/konto', '/kiosk', '/top'], widgets: ['login-box'], menu: [] } },
}

export type Page = { ticket: string; versions: Record<string, string>; cookie: string }

/**
 * A folder of signed releases of mfe-auth and, at each `start`, an edge over it with the same DATA_DIR; all its pages
 * report timings unless `pageReportsPercent` says otherwise.
 */
export function createMonitoredEdge({ pageReportsPercent = 100 } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'monitor-'))
  const remoteFolder = join(folder, 'releases/remotes/mfe-auth')
  const pointerFile = join(remoteFolder, 'release.json')
  // The source of the document is replaced below.
  mkdirSync(remoteFolder, { recursive: true })
  writeFileSync(join(folder, 'releases/remotes/registry.jws'), '')
  const lines: string[] = []
  let client: ReturnType<typeof createEdgeClient> | null = null
  let close = async (): Promise<void> => {}
  let sync = async (): Promise<void> => {}

  async function start(): Promise<void> {
    await close()
    const dataDir = join(folder, 'data')
    const settings = readConfig(testEnv('http://127.0.0.1:9', dataDir))
    const config = { ...settings, trustedProxies: ['10.0.0.1'], pageReportsPercent }
    const logger = pino({ base: null }, { write: (line: string) => void lines.push(line) })
    const blockedVersions = openBlockedVersions(dataDir)
    const remotesDir = join(folder, 'releases')
    const source = { current: async () => registered, fault: () => null, offer: async () => {} }
    const shellPaths = () => ['/']
    const copyDir = join(dataDir, 'releases')
    const mirror = createMirror({ from: { folder: remotesDir }, copyDir, source, shellPaths, logger })
    sync = mirror.sync
    const registry = createRegistry({ source, copyDir, shellPaths, logger, blockedVersions, mirror })
    const metrics = createMetrics()
    const tickets = createTickets(createKeyRing(config.sessionKeys, config.publicOrigin))
    const monitor = createMonitor({ tickets, registry, blockedVersions, metrics, logger, remotesDir })
    const trusted = addressList(config.trustedProxies)
    const edge = createEdge(config, {
      metrics,
      monitor,
      logger,
      registryStatus: registry.status,
      addPages: (app, limits) =>
        addPageRoutes(app, {
          limits,
          config,
          registry,
          build: () => build,
          shellDist: folder,
          publicDir: folder,
          embedDist: folder,
          assetsDir: folder,
          logger,
          onPage: (c, snapshot, page) =>
            monitor.countPage(snapshot, page, clientOf(peerOf(c), c.req.raw.headers, trusted).address, Date.now()),
        }),
    })
    const started = createEdgeClient(edge)
    client = started
    close = async () => {
      await started.close()
      await edge.close()
    }
  }

  const send: ReturnType<typeof createEdgeClient>['send'] = async (request) => {
    if (client === null) throw new Error('The edge is not started')
    // As an edge that has polled the folder since it changed.
    await sync()
    return client.send(request)
  }
  const post = (name: 'failures' | 'timings', body: object, from: string, headers: Record<string, string> = {}) =>
    send({
      method: 'POST',
      target: `/api/remotes/${name}`,
      from,
      headers: { 'content-type': 'application/json', origin: 'https://portal.example', ...headers },
      body: JSON.stringify(body),
    })

  return {
    start,
    send,
    post,
    log: () => lines.join(''),
    /** The lines about rolled back versions. */
    errors: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ level }) => level === 50),
    async release(version: string): Promise<void> {
      mkdirSync(join(remoteFolder, version), { recursive: true })
      const names = Object.keys(authRecord.files)
      for (const name of names) writeFileSync(join(remoteFolder, version, name), name)
      const files = Object.fromEntries(names.map((name) => [name, integrityOf(name)]))
      const payload = new TextEncoder().encode(JSON.stringify({ ...authRecord, version, files }))
      const jws = await new CompactSign(payload).setProtectedHeader({ alg: 'EdDSA', kid: 'mfe-auth' }).sign(privateKey)
      writeFileSync(join(remoteFolder, version, 'record.jws'), jws)
    },
    point: (pointer: ReleasePointer): void =>
      writeFileSync(pointerFile, JSON.stringify(withMajor(null, ownMajor, pointer))),
    pointer: () => pointerOfMajor(JSON.parse(readFileSync(pointerFile, 'utf8')) as ReleasePointer, ownMajor),
    /** Another writer holds the pointer for ever, as in a folder that cannot be written. */
    lockPointer: (): void => writeFileSync(`${pointerFile}.lock`, ''),
    /** A page of a browser at an address, with its ticket. */
    async page(from: string, cookie = '', target = '/'): Promise<Page> {
      const response = await send({ method: 'GET', target, from, headers: cookie === '' ? {} : { cookie } })
      const data = dataOf(await response.text()) as {
        ticket: string
        registry: Record<string, { record: { version: string } }>
      }
      const versions = Object.entries(data.registry).map(([name, { record }]) => [name, record.version])
      const given = response.headers.get('set-cookie')?.split(';')[0]
      return { ticket: data.ticket, versions: Object.fromEntries(versions), cookie: given ?? cookie }
    },
    /** Reports a failed version of mfe-auth. */
    fail: ({ ticket, versions }: Page, from: string, more: object = {}) =>
      post('failures', { ticket, versions, remote: 'mfe-auth', reason: 'code', recovered: true, ...more }, from),
    metrics: async () => (await send({ method: 'GET', target: '/metrics', from: '127.0.0.1' })).text(),
    async remove(): Promise<void> {
      await close()
      rmSync(folder, { recursive: true })
    },
  }
}
