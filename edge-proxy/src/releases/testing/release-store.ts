import { createHash } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { type RegisteredRemote, type RegistryDocument, ownMajor, withMajor } from '@portal/shared-contracts/remotes'
import { CompactSign, exportJWK, generateKeyPair, type CryptoKey } from 'jose'
import { authRecord } from '../../pages/testing/sample-build.ts'

export type Signer = { privateKey: CryptoKey; publicKey: CryptoKey; x: string }

export async function createSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return { privateKey, publicKey, x: (await exportJWK(publicKey)).x ?? '' }
}

export const sign = (content: object, kid: string, { privateKey }: Signer): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .sign(privateKey)

export const integrityOf = (text: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(text).digest('base64')}`

/** The files of a version: each version has other content. */
export const filesOf = (version: string): Record<string, string> => ({
  'entry.js': `entry of ${version} `.repeat(40),
  'chunk.js': `chunk of ${version} `.repeat(40),
  'sheet.css': `sheet of ${version} `.repeat(40),
  'static/js/page.js': `page of ${version} `.repeat(40),
})

export const recordOf = (name: string, version: string) => ({
  ...authRecord,
  name,
  version,
  files: Object.fromEntries(Object.entries(filesOf(version)).map(([file, text]) => [file, integrityOf(text)])),
  routes: [{ path: `/${name}`, title: name, chunks: ['chunk.js'] }],
  widgets: {},
})

/** The entry of a remote in the registry document. */
export const registeredOf = (name: string, signer: Signer): RegisteredRemote => ({
  keys: [signer.x],
  paths: [`/${name}`],
  widgets: [],
  menu: [],
})

/** Functions that put a registry document, versions and pointers among releases by their names. */
export const putReleases = (put: (key: string, bytes: string | Uint8Array) => void, owner: Signer, team: Signer) => ({
  async putRegistry(revision: number, names: readonly string[], more: Partial<RegisteredRemote> = {}): Promise<void> {
    const remotes = Object.fromEntries(names.map((name) => [name, { ...registeredOf(name, team), ...more }]))
    const document: RegistryDocument = { revision, issued: '2026-11-22T07:00:00Z', remotes }
    put('remotes/registry.jws', await sign(document, 'registry', owner))
  },
  async putVersion(name: string, version: string): Promise<void> {
    for (const [file, text] of Object.entries(filesOf(version))) {
      put(`remotes/${name}/${version}/${file}`, text)
      put(`remotes/${name}/${version}/${file}.br`, brotliCompressSync(text))
    }
    put(`remotes/${name}/${version}/record.jws`, await sign(recordOf(name, version), name, team))
  },
  point: (name: string, current: string, more: object = {}): void =>
    put(`remotes/${name}/release.json`, JSON.stringify(withMajor(null, ownMajor, { current, ...more }))),
})

/** An HTTP server with releases in memory, as a store would serve them. */
export async function startStore(owner: Signer, team: Signer) {
  const objects = new Map<string, Buffer>()
  const put = (key: string, bytes: string | Uint8Array): void => void objects.set(key, Buffer.from(bytes))
  /** The object at an address. */
  const get = (url = ''): Buffer | undefined => objects.get(url.replace('/base/', ''))
  const serve: RequestListener = (request, response) => {
    const bytes = get(request.url)
    if (!bytes) return void response.writeHead(404).end()
    const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`
    const unchanged = request.headers['if-none-match'] === etag
    statuses.push(unchanged ? 304 : 200)
    response.writeHead(unchanged ? 304 : 200, { etag }).end(unchanged ? undefined : bytes)
  }
  const statuses: number[] = []
  let handler = serve
  const server = createServer((request, response) => void handler(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base/`,
    /** Connections that are open now. */
    connections: () => promisify(server.getConnections.bind(server))(),
    /** Statuses of the responses since the last call. */
    takeStatuses: () => statuses.splice(0),
    put,
    get,
    /** Responds from the objects. */
    serve,
    remove: (key: string) => void objects.delete(key),
    /** Keeps the first half of an object. */
    halve(key: string): void {
      const bytes = objects.get(key) ?? Buffer.alloc(0)
      objects.set(key, bytes.subarray(0, bytes.length / 2))
    },
    /** Changes one byte in the middle of an object. */
    flip(key: string): void {
      const bytes = Buffer.from(objects.get(key) ?? '')
      const middle = Math.floor(bytes.length / 2)
      bytes.writeUInt8((bytes[middle] ?? 0) ^ 1, middle)
      objects.set(key, bytes)
    },
    /** Responds to everything by this handler; without one from the objects again. */
    respondWith: (other: RequestListener = serve) => void (handler = other),
    ...putReleases(put, owner, team),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type ReleaseStore = Awaited<ReturnType<typeof startStore>>
