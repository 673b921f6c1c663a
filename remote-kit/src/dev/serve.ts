import { setTimeout as wait } from 'node:timers/promises'
import { contractVersion, developmentRemotesPath, type DevelopmentOverride } from '@portal/shared-contracts/remotes'
import { remotePackage } from '../files/remote-folder.ts'
import { describedParts, readRemoteJson, type DescribedParts } from '../release/described-parts.ts'
import { messageOf, Refused } from '../refused.ts'
import { signOverride } from '../release/signing.ts'
import { manifestFile, parseManifest, type DescribedContainer } from '../release/standard-build.ts'
import { widgetExpose } from '../release/exposes.ts'
import { startDevServer } from './dev-server.ts'
import { putOverride, type LocalRemote } from './send-override.ts'

type ServeOptions = LocalRemote & {
  /** Called once, when the portal shows the remote, with the paths of its pages. */
  onServed: (paths: readonly string[]) => void
}

/** Milliseconds between two messages to the portal, which may have been restarted, or miss a new route. */
const interval = 2_000
/** The same until the dev server responds for the first time. */
const firstInterval = 200
/** Milliseconds for which a portal keeps the remote after the last message, so that it ends with the command. */
const age = 20_000

/** What the manifest of a dev server says; null while the server does not respond. @throws Refused */
async function readContainer(base: string): Promise<DescribedContainer | null> {
  const response = await fetch(base + manifestFile).catch(() => null)
  return response?.ok ? parseManifest(await response.json(), base + manifestFile) : null
}

/** The record of a remote as its dev server serves it; no file has a hash, and the server knows best what it loads. */
function recordOf(folder: string, parts: DescribedParts, container: DescribedContainer): DevelopmentOverride['record'] {
  const { name, version } = remotePackage(folder)
  const remote = readRemoteJson([folder])
  return {
    name: remote.name ?? name,
    version: `${version}-development`,
    revision: 'development',
    contract: remote.contract ?? contractVersion,
    entry: container.entry,
    global: container.global,
    ...(container.isModule && { module: true as const }),
    files: {},
    routes: parts.routes.map((route) => ({ ...route, chunks: [] })),
    widgets: Object.fromEntries(parts.widgets.map((widget) => [widget, []])),
    ...(parts.menu && { menu: parts.menu }),
    ...(parts.slots && { slots: parts.slots }),
    ...(parts.offers && { offers: parts.offers }),
  }
}

/**
 * Starts the dev server of a remote and tells a portal of development again and again what it serves, until `close`.
 * The server is started again for a page or widget that it does not expose yet.
 */
export async function serveRemote({ folder, portal, port, key, now, onServed, onError }: ServeOptions) {
  const server = await startDevServer(folder, port)
  let restartedFor = ''
  let record: DevelopmentOverride['record'] | null = null
  let isAnnounced = false
  let said = ''

  /** Reads sources and manifest. Until the server exposes all modules that the sources name, the record stays. */
  async function describe(): Promise<void> {
    const container = await readContainer(server.base)
    if (container === null) return
    const parts = await describedParts(folder, readRemoteJson([folder]))
    const modules = [...parts.routes.map(({ expose }) => expose), ...parts.widgets.map(widgetExpose)]
    const missing = modules.filter((module) => !container.exposes.has(module)).join(', ')
    if (missing === '') record = recordOf(folder, parts, container)
    else if (missing === restartedFor) throw new Refused(`The dev server of ${folder} does not expose ${missing}.`)
    else await server.restart()
    restartedFor = missing
  }

  async function send(): Promise<void> {
    if (record === null) return
    const expires = new Date(now().getTime() + age).toISOString()
    const override = { record, base: server.base, portal, expires, development: true } as const
    await putOverride(portal + developmentRemotesPath, await signOverride(override, key.private))
    if (!isAnnounced) onServed(record.routes.map(({ path }) => path))
    isAnnounced = true
  }

  /** Tells the portal what is served, also if that is what was served before the sources had a fault. */
  async function update(): Promise<void> {
    const faults: string[] = []
    const note = (error: unknown): void => void faults.push(messageOf(error))
    await describe().catch(note)
    await send().catch(note)
    const message = faults.join('\n')
    if (message !== '' && message !== said) onError(message)
    said = message
  }

  const stop = new AbortController()
  async function updateUntilStopped(): Promise<void> {
    while (!stop.signal.aborted) {
      await update()
      await wait(record === null ? firstInterval : interval, null, { signal: stop.signal }).catch(() => {})
    }
  }
  const updating = updateUntilStopped()
  return {
    /** Resolves when the dev server ends by itself. */
    ended: server.ended,
    close: async (): Promise<void> => {
      stop.abort()
      await updating
      await server.close()
    },
  }
}
