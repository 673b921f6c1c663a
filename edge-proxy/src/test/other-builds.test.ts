import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEdge } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { createMetrics } from '../http/metrics.ts'
import type { BuildFolders } from '../pages/build-folders.ts'
import { assetsDirOf, copyAssets } from '../pages/kept-assets.ts'
import { loadPages } from '../pages/load-pages.ts'
import { build } from '../pages/testing/sample-build.ts'
import { createEdgeClient } from './edge-client.ts'
import { testEnv } from './test-edge.ts'

let folder: string
let closing: (() => Promise<void>)[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'other-builds-'))
  closing = []
})
afterEach(async () => {
  for (const close of closing) await close()
  rmSync(folder, { recursive: true })
})

/** A build of shell and elements with a hash of its own in the names of its files. */
function writeBuild(hash: string): BuildFolders {
  const folders = {
    shellDist: path.join(folder, hash, 'dist'),
    publicDir: path.join(folder, hash, 'public'),
    embedDist: path.join(folder, hash, 'embed'),
  }
  const put = (file: string, text: string): void => {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const manifest = JSON.stringify(build).replaceAll(/(\/assets\/[\w-]+)(?:\.\w+)?\.(js|css|woff2)/g, `$1.${hash}.$2`)
  for (const file of assetsIn(manifest)) put(path.join(folders.shellDist, file), hash)
  put(path.join(folders.shellDist, `assets/main.${hash}.js.br`), `compressed ${hash}`)
  put(path.join(folders.shellDist, 'shell-manifest.json'), manifest)
  put(path.join(folders.embedDist, `runtime.${hash}.js`), hash)
  put(path.join(folders.embedDist, 'rewards.js'), hash)
  return folders
}

const assetsIn = (text: string): string[] => [...new Set(text.match(/\/assets\/[\w.-]+/g) ?? [])]

/** An edge of a build in production; `name` is its folder of data. */
async function startEdge(folders: BuildFolders, name: string) {
  const dataDir = path.join(folder, name)
  const config = {
    ...readConfig(testEnv('http://127.0.0.1:9', dataDir)),
    production: true,
    registryPublicKeys: randomBytes(32).toString('base64url'),
    releases: { folder: path.join(folder, 'releases') },
  }
  const logger = pino({ enabled: false })
  const metrics = createMetrics()
  const edge = createEdge(config, { logger, metrics, ...(await loadPages(config, logger, metrics, folders)) })
  const client = createEdgeClient(edge)
  const close = async () => {
    await client.close()
    await edge.close()
  }
  closing.push(close)
  return {
    assetsDir: assetsDirOf(dataDir),
    get: (target: string, headers: Record<string, string> = {}) =>
      client.send({ method: 'GET', target, headers: { host: 'portal.example', ...headers } }),
    stop: async () => {
      closing.splice(closing.indexOf(close), 1)
      await close()
    },
  }
}

type StartedEdge = Awaited<ReturnType<typeof startEdge>>

const statusesOf = async ({ get }: StartedEdge, targets: readonly string[]): Promise<number[]> => [
  ...new Set(await Promise.all(targets.map(async (target) => (await get(target)).status))),
]

/** Headers and bytes of the main script of build b. */
async function mainOf({ get }: StartedEdge, encoding: string): Promise<unknown> {
  const response = await get('/assets/main.bbbbbbbbbb.js', { 'accept-encoding': encoding })
  response.headers.delete('x-request-id')
  return [[...response.headers], await response.text()]
}

test('an edge sends every file that pages and elements of the next build name, once they were copied', async () => {
  const builds = [writeBuild('aaaaaaaaaa'), writeBuild('bbbbbbbbbb')] as const
  const [edge, nextEdge] = [await startEdge(builds[0], 'data-0'), await startEdge(builds[1], 'data-1')]
  const named = [...assetsIn(await (await nextEdge.get('/')).text()), '/embed/v1/runtime.bbbbbbbbbb.js']
  expect(named).toContain('/assets/main.bbbbbbbbbb.js')
  expect(await statusesOf(edge, named)).toEqual([404])
  await copyAssets(builds[1], edge.assetsDir)
  expect(await statusesOf(edge, named)).toEqual([200])
  for (const encoding of ['identity', 'br']) {
    expect(await mainOf(edge, encoding)).toEqual(await mainOf(nextEdge, encoding))
  }
})

test('after a restart with the next build and with the former one again the files of both are sent', async () => {
  const [former, next] = [writeBuild('aaaaaaaaaa'), writeBuild('bbbbbbbbbb')]
  const formerEdge = await startEdge(former, 'data')
  const named = [...assetsIn(await (await formerEdge.get('/')).text()), '/embed/v1/runtime.aaaaaaaaaa.js']
  await formerEdge.stop()
  const nextEdge = await startEdge(next, 'data')
  const namedNext = [...assetsIn(await (await nextEdge.get('/')).text()), '/embed/v1/runtime.bbbbbbbbbb.js']
  expect(await statusesOf(nextEdge, [...named, ...namedNext])).toEqual([200])
  // Its name is the same in every build.
  expect(await (await nextEdge.get('/embed/v1/rewards.js')).text()).toBe('bbbbbbbbbb')
  await nextEdge.stop()
  rmSync(next.shellDist, { recursive: true })
  expect(await statusesOf(await startEdge(former, 'data'), [...named, ...namedNext])).toEqual([200])
})
