import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DevelopmentOverride, ReleaseRecord } from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { integrityOf } from '../files/files.ts'
import { readKey, signedContent } from '../release/signing.ts'
import { openTerminal } from '../testing/terminal.ts'

const root = path.resolve(import.meta.dirname, '../../..')
let place: string
beforeAll(() => void (place = mkdtempSync(path.join(tmpdir(), 'dev-'))))
afterAll(() => rmSync(place, { recursive: true }))

const Sent = v.object({ record: ReleaseRecord, base: v.string(), portal: v.string(), expires: v.string() })

/**
 * A portal that records the overrides it is sent; one of development takes remotes of dev servers. Without `fault` it
 * says nothing of remotes, as earlier edges.
 */
async function openPortal(isDevelopment: boolean, fault?: string) {
  const received: { url: string; jws: string }[] = []
  const asked: URL[] = []
  const answer = JSON.stringify(fault === undefined ? {} : { fault })
  const answers: Readonly<Record<string, string>> = {
    '/app.webmanifest': '{"short_name":"Feinkost"}',
    ...(isDevelopment && { '/dev/remotes': answer }),
    ...(!isDevelopment && fault !== undefined && { '/api/remotes/overrides': answer }),
    ...(!isDevelopment && { '/api/remotes/overrides/banner.css': '' }),
  }
  let onReceived = () => {}
  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const address = new URL(request.url ?? '', 'http://localhost')
      asked.push(address)
      const text = answers[address.pathname]
      const type = { 'content-type': 'application/json' }
      response.writeHead(text === undefined ? 404 : 200, type).end(text ?? '{}')
      return
    }
    let body = ''
    request.on('data', (text) => (body += text))
    request.on('end', () => {
      received.push({ url: request.url ?? '', jws: (JSON.parse(body) as { override: string }).override })
      response.end('{}')
      onReceived()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    received,
    asked,
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    next: async (count: number) => {
      while (received.length < count) await new Promise<void>((resolve) => (onReceived = resolve))
      return received[count - 1] ?? { url: '', jws: '' }
    },
    close: () => server.close(),
  }
}

/** Creates a remote with a key. */
async function createRemote(name: string) {
  await openTerminal({ cwd: place }).run('create', name)
  const folder = path.join(place, name)
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  await openTerminal({ cwd: folder }).run('keys', 'create')
  return { folder, key: readKey(path.join(folder, 'release-key.json'), '--key') }
}

/** Starts `remotes dev` in the folder of a remote. */
const startDev = (folder: string, portal: string) =>
  spawn(process.execPath, [path.resolve(import.meta.dirname, 'remotes.ts'), 'dev', '--portal', portal], {
    cwd: folder,
    stdio: 'ignore',
  })

test('dev builds at every change, serves the files and signs the override for a deployed portal', async () => {
  const { folder, key } = await createRemote('mfe-events')
  const portal = await openPortal(false)
  const child = startDev(folder, `${portal.origin}/`)
  try {
    const first = await portal.next(1)
    expect(first.url).toMatch(/^\/api\/remotes\/overrides\/[0-9a-f]{32}$/)
    const { record, base, portal: origin, expires } = v.parse(Sent, await signedContent(first.jws, key.public))
    expect([record.name, origin, base]).toEqual(['mfe-events', portal.origin, expect.stringMatching(record.version)])
    expect(Date.parse(expires)).toBeGreaterThan(Date.now())
    for (const [file, integrity] of Object.entries(record.files)) {
      const response = await fetch(`${base}${file}?retry=1`)
      expect(response.headers.get('access-control-allow-origin')).toBe(portal.origin)
      expect(integrityOf(new Uint8Array(await response.arrayBuffer()))).toBe(integrity)
    }
    expect((await fetch(`${base}..%2Frelease-key.json`)).status).toBe(404)

    const routes = path.join(folder, 'src/routes.ts')
    writeFileSync(routes, readFileSync(routes, 'utf8').replace("'/mfe-events'", "'/feste'"))
    const second = await portal.next(2)
    const changed = v.parse(Sent, await signedContent(second.jws, key.public))
    expect(second.url).toBe(first.url)
    expect(changed.record.routes.map((route) => route.path)).toEqual(['/feste'])
    expect((await fetch(`${base}entry.js`)).status).toBe(200)
  } finally {
    child.kill()
    portal.close()
  }
})

test.each([
  { portal: 'a deployed portal', isDevelopment: false },
  { portal: 'a portal of development', isDevelopment: true },
])('in $portal an unregistered remote is an error before anything is built', async ({ isDevelopment }) => {
  const name = isDevelopment ? 'mfe-new' : 'mfe-unknown'
  const { folder, key } = await createRemote(name)
  const portal = await openPortal(isDevelopment, `The registry document of this portal has no remote ${name}.`)
  const command = [path.resolve(import.meta.dirname, 'remotes.ts'), 'dev', '--portal', portal.origin]
  const child = spawn(process.execPath, command, { cwd: folder })
  let [output, errors] = ['', '']
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (errors += text))
  const [code] = await once(child, 'close')
  portal.close()
  expect([code, output]).toEqual([1, `${portal.origin} is the portal of Feinkost.\n`])
  expect(errors).toContain(
    `has no remote ${name}. An operator runs "remotes keys add ${name} --public=${key.public.x} --path /${name}".`,
  )
  expect(portal.received).toEqual([])
  expect(portal.asked.at(-1)?.searchParams.toString()).toBe(`remote=${name}&key=${key.public.x}`)
  expect(existsSync(path.join(folder, 'dist'))).toBe(false)
})

test('dev sends nothing to a server that is no portal, nor to a portal without overrides', async () => {
  const { folder } = await createRemote('mfe-lost')
  const asked: string[] = []
  let manifest = ''
  const server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    response.writeHead(url === '/app.webmanifest' && manifest !== '' ? 200 : 404).end(manifest)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const dev = () => openTerminal({ cwd: folder }).run('dev', '--portal', origin)
  expect(await dev()).toMatchObject({ code: 1, errors: `${origin} is no portal. Name yours with --portal.\n` })
  expect(asked).toEqual(['GET /app.webmanifest'])
  manifest = '{"short_name":"Feinkost"}'
  expect(await dev()).toMatchObject({ code: 1, errors: `${origin} allows no overrides (REMOTE_OVERRIDES).\n` })
  expect(asked.filter((request) => !request.startsWith('GET'))).toEqual([])
  server.close()
})

/** A dev server in short: it takes `--port`, and exposes what the routes name when it starts. */
const devServer = `
  import { readFileSync } from 'node:fs'
  import { createServer } from 'node:http'
  const pages = [...readFileSync('src/routes.ts', 'utf8').matchAll(/import\\('(.*?)\\.tsx'\\)/g)]
  const assets = { js: { sync: [], async: [] } }
  const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'module' }
  const manifest = { metaData: { globalName: 'events', remoteEntry }, exposes: pages.map(([, path]) => ({ path, assets })) }
  createServer((request, response) => response.end(JSON.stringify(manifest))).listen(Number(process.argv[3]), 'localhost')
`

test('in a portal of development dev starts the dev server, tells the portal what it serves and ends it', async () => {
  const { folder, key } = await createRemote('mfe-served')
  writeFileSync(path.join(folder, 'serve.mjs'), devServer)
  const manifest = path.join(folder, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"serve": ".*?"/, '"serve": "node serve.mjs"'))
  const portal = await openPortal(true)
  const child = startDev(folder, portal.origin)
  const overrideOf = async ({ jws }: { jws: string }) =>
    v.parse(DevelopmentOverride, await signedContent(jws, key.public))
  try {
    const first = await portal.next(1)
    expect(first.url).toBe('/dev/remotes')
    const { record, base, portal: origin, expires } = await overrideOf(first)
    expect(record).toMatchObject({
      name: 'mfe-served',
      version: '0.1.0-development',
      entry: 'remoteEntry.js',
      global: 'events',
      module: true,
      files: {},
      routes: [{ path: '/mfe-served', expose: './pages/overview', chunks: [] }],
    })
    expect([origin, new URL(base).hostname]).toEqual([portal.origin, 'localhost'])
    expect(Date.parse(expires) - Date.now()).toBeLessThanOrEqual(20_000)

    const routes = path.join(folder, 'src/routes.ts')
    const route = "{ path: '/mfe-served/neu', title: 'Neu', load: () => import('./pages/new.tsx') },"
    writeFileSync(routes, readFileSync(routes, 'utf8').replace('= [', `= [${route}`))
    const exposes: (string | undefined)[] = []
    for (let count = 2; !exposes.includes('./pages/new'); count++) {
      exposes.push(...(await overrideOf(await portal.next(count))).record.routes.map(({ expose }) => expose))
    }
    child.kill()
    await expect.poll(() => fetch(base).catch(() => 'ended')).toBe('ended')
  } finally {
    child.kill()
    portal.close()
  }
})
