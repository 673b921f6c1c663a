import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { Agent, request } from 'undici'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fileOf } from '../images/disk-cache.ts'
import { childrenOf, isRunning } from './child-processes.ts'
import { kill, killAll, startEdgeProcess } from './edge-process.ts'
import { sends, startUpstream } from './recording-upstream.ts'
import { testKey } from './test-edge.ts'

const program = fileURLToPath(new URL('../images/image-server.ts', import.meta.url))
const servers: ChildProcess[] = []
let jpeg: Buffer

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#654321' } })
    .jpeg()
    .toBuffer()
})
afterEach(() => {
  killAll()
  for (const server of servers.splice(0)) server.kill('SIGKILL')
})

type User = { uid: number; gid: number }

/** An image server, an edge that uses it, and a source of pictures; each of the two may have another user. */
async function startBoth({ imageUser, edgeUser }: { imageUser?: User; edgeUser?: User } = {}) {
  const upstream = await startUpstream(sends(200, {}, jpeg))
  const folder = mkdtempSync(path.join(tmpdir(), 'image-server-'))
  chmodSync(folder, 0o755)
  const [dataDir, run] = [path.join(folder, 'data'), path.join(folder, 'run')]
  for (const [each, user] of [
    [dataDir, edgeUser],
    [run, imageUser],
  ] as const) {
    mkdirSync(each)
    if (user) chownSync(each, user.uid, user.gid)
  }
  const socket = path.join(run, 'images.sock')

  async function startServer(): Promise<ChildProcess> {
    rmSync(socket, { force: true })
    const server = spawn(process.execPath, [program], {
      ...imageUser,
      env: { IMAGE_SOCKET: socket },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    servers.push(server)
    await expect.poll(() => existsSync(socket)).toBe(true)
    return server
  }
  const server = await startServer()
  const env = { IMAGE_SOCKET: socket, IMAGE_SOURCES: upstream.url }
  const edge = await startEdgeProcess(upstream, dataDir, 0, env, edgeUser)
  const get = (target: string) => fetch(edge.url + target)
  return {
    upstream,
    edge,
    server,
    socket,
    dataDir,
    startServer,
    get,
    /** Type and age of a picture. */
    image: async (name: string) => {
      const { headers } = await get(`/api/image?src=${encodeURIComponent(`${upstream.url}/${name}.jpg`)}&w=240`)
      return `${headers.get('content-type')} ${headers.get('cache-control')}`
    },
    readiness: async () => (await get('/readyz')).text(),
    isFailing: async () => /^edge_images_failing 1$/m.test(await (await get('/metrics')).text()),
    async [Symbol.asyncDispose]() {
      await kill(edge.child)
      for (const each of servers.splice(0)) await kill(each)
      await upstream.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const made = 'image/jpeg public, max-age=86400'
const busy = 'image/svg+xml public, max-age=5'

test('an edge with an image server makes no image itself, and stores what the server makes', async () => {
  await using both = await startBoth()
  expect(await both.image('a')).toBe(made)
  expect(childrenOf(both.edge.child.pid)).toEqual([])
  expect(childrenOf(both.server.pid)).toHaveLength(1)
  await kill(both.server)
  expect(await both.image('a')).toBe(made)
  expect(both.upstream.requests).toHaveLength(1)
})

test('a source without a usable picture is the placeholder for a minute, also with an image server', async () => {
  await using both = await startBoth()
  both.upstream.respondWith(sends(200, {}, 'no picture'))
  expect(await both.image('a')).toBe('image/svg+xml public, max-age=60')
  expect(await both.isFailing()).toBe(false)
})

// Rule: formats-48
test('while the image server is gone new images are the placeholder, and the edge says so until it is back', async () => {
  await using both = await startBoth()
  expect(await both.image('stored')).toBe(made)
  await kill(both.server)
  expect(await both.image('new')).toBe(busy)
  await expect.poll(both.readiness).toContain('ready, but pictures are missing: the image server does not respond')
  expect(await both.isFailing()).toBe(true)
  expect([await both.image('stored'), await both.image('new')]).toEqual([made, busy])
  await both.startServer()
  await expect.poll(both.readiness).toBe('ready')
  expect([await both.isFailing(), await both.image('new')]).toEqual([false, made])
})

/** Sends jobs as edges do; resolves with the statuses of the responses. */
async function post(socketPath: string, target: string, jobs: readonly unknown[]): Promise<number[]> {
  const agent = new Agent({ connect: { socketPath } })
  const statuses = jobs.map(async (job) => {
    const { statusCode, body } = await request(`http://images${target}`, {
      dispatcher: agent,
      method: 'POST',
      body: JSON.stringify(job),
    })
    await body.dump()
    return statusCode
  })
  return Promise.all(statuses).finally(() => agent.destroy())
}

test.each(['/first', '/later'])('jobs of several edges to %s wait for a free process', async (target) => {
  await using both = await startBoth()
  const jobs = Array.from({ length: 8 }, (_, index) => jobOf(`${both.upstream.url}/${index}.jpg`))
  expect(await post(both.socket, target, jobs)).toEqual(jobs.map(() => 200))
})

const jobOf = (url: string) => ({
  file: fileOf([url]),
  source: { url, literal: true },
  width: 240,
  height: null,
  format: 'webp',
})

test('what is no job is refused, and the next one is made', async () => {
  await using both = await startBoth()
  const job = jobOf(`${both.upstream.url}/a.jpg`)
  const refused = [null, {}, [], 'x', { ...job, format: 'svg' }, { ...job, width: '240' }, { ...job, source: null }]
  expect(await post(both.socket, '/first', refused)).toEqual(refused.map(() => 400))
  expect(await post(both.socket, '/constructor', [job])).toEqual([400])
  expect(both.upstream.requests).toEqual([])
  expect(await post(both.socket, '/first', [job])).toEqual([200])
})

test.each([
  { socket: '', message: 'IMAGE_SOCKET must be the absolute path of a socket' },
  { socket: 'images.sock', message: 'IMAGE_SOCKET must be the absolute path of a socket' },
  { socket: '/nowhere/images.sock', message: 'The image server cannot listen' },
])('an image server whose IMAGE_SOCKET is "$socket" ends and says why', ({ socket, message }) => {
  const { status, stderr } = spawnSync(process.execPath, [program], { env: { IMAGE_SOCKET: socket }, encoding: 'utf8' })
  expect([status, stderr.split('\n')]).toEqual([1, [expect.stringContaining(message), '']])
})

test('SIGTERM ends the image server, its processes and its socket', async () => {
  await using both = await startBoth()
  await both.image('a')
  const [pid = 0] = childrenOf(both.server.pid)
  both.server.kill('SIGTERM')
  expect(await once(both.server, 'exit')).toEqual([0, null])
  expect([isRunning(pid), existsSync(both.socket)]).toEqual([false, false])
})

const group = 43_000
const edgeUser = { uid: 43_001, gid: group }
const imageUser = { uid: 43_002, gid: group }
const otherUser = { uid: 43_003, gid: 43_003 }

const readAs = (user: User, file: string): string => spawnSync('cat', [file], { ...user, encoding: 'latin1' }).stdout

const connectAs = (user: User, socket: string): string => {
  const script = `net.connect(process.argv[1]).on('connect', () => process.exit()).on('error', ({ code }) => console.log(code))`
  return spawnSync(process.execPath, ['-e', script, socket], { ...user, encoding: 'utf8' }).stdout.trim()
}

test.skipIf(process.getuid?.() !== 0)(
  'the user of the image server makes images, and can read neither settings nor files of the edge',
  async () => {
    await using both = await startBoth({ imageUser, edgeUser })
    expect(await both.image('a')).toBe(made)
    const [maker = 0] = childrenOf(both.server.pid)
    expect(statSync(`/proc/${maker}`).uid).toBe(imageUser.uid)
    const secret = testKey.toString('base64')
    const environment = `/proc/${both.edge.child.pid}/environ`
    const journal = path.join(both.dataDir, 'orders.sqlite')
    // A process with the user of the edge reads both, as image processes of the edge itself could.
    expect(readAs(edgeUser, environment)).toContain(secret)
    expect(readAs(edgeUser, journal)).toContain('SQLite format 3')
    expect([readAs(imageUser, environment), readAs(imageUser, journal)]).toEqual(['', ''])
    for (const pid of [maker, both.server.pid]) expect(readAs(imageUser, `/proc/${pid}/environ`)).not.toContain(secret)
    expect([connectAs(edgeUser, both.socket), connectAs(otherUser, both.socket)]).toEqual(['', 'EACCES'])
  },
)
