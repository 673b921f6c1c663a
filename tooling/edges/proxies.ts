import { once } from 'node:events'
import { existsSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { root } from '../build/root.ts'
import { freePort, startProcess } from '../run/start-process.ts'
import { systemProgram } from '../run/system-program.ts'
import { createCertificate } from '../run/tls.ts'
import { createClient, type Client } from './client.ts'
import { portalHost } from './two-edges.ts'

/**
 * A file of `deploy/` with addresses, ports and files of this machine.
 * @throws Error if the file does not have what is to be replaced
 */
function settingsOf(name: string, replacements: Readonly<Record<string, string>>): string {
  const file = path.join(root, 'deploy', name)
  return Object.entries(replacements).reduce(
    (text, [deployed, own]) => {
      if (!text.includes(deployed)) throw new Error(`${file} has no "${deployed}"`)
      return text.replaceAll(deployed, own)
    },
    readFileSync(file, 'utf8'),
  )
}

const addressesOf = ([first, second]: readonly string[]) => ({
  '10.0.0.11:3000': new URL(first ?? '').host,
  '10.0.0.12:3000': new URL(second ?? '').host,
})

/** What a proxy runs with, and the file of the certificate that clients trust. */
type Prepared = { args: readonly string[]; env?: Record<string, string>; certificate: string }

/** Writes the settings of a proxy into a folder; it listens on the first port, and redirects from the second one. */
type Prepare = (folder: string, ports: readonly [number, number], edges: readonly string[]) => Promise<Prepared>

const prepareNginx: Prepare = async (folder, [port, redirectPort], edges) => {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const made = await createCertificate(portalHost)
  writeFileSync(key, made.key)
  writeFileSync(certificate, made.cert)
  const portal = settingsOf('nginx.conf', {
    ...addressesOf(edges),
    'listen 443 ': `listen 127.0.0.1:${port} `,
    'listen 80;': `listen 127.0.0.1:${redirectPort};`,
    '/etc/ssl/portal.example/certificate.pem': certificate,
    '/etc/ssl/portal.example/key.pem': key,
  })
  writeFileSync(path.join(folder, 'portal.conf'), portal)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const settings = path.join(folder, 'nginx.conf')
  writeFileSync(
    settings,
    `daemon off; worker_processes 2; ${user} pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 4096; }
http { access_log off; ${temporary} include ${folder}/portal.conf; }
`,
  )
  return { args: ['-c', settings, '-p', folder], certificate }
}

const prepareCaddy: Prepare = async (folder, [port, redirectPort], edges) => {
  const own = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    'default_bind 127.0.0.1',
    `http_port ${redirectPort}`,
    `https_port ${port}`,
    'log {\n output discard\n }',
    'servers {',
  ]
  const settings = path.join(folder, 'Caddyfile')
  writeFileSync(settings, settingsOf('Caddyfile', { ...addressesOf(edges), 'servers {': own.join('\n') }))
  return {
    args: ['run', '--config', settings, '--adapter', 'caddyfile'],
    env: { XDG_DATA_HOME: folder, HOME: folder },
    certificate: path.join(folder, 'caddy/pki/authorities/local/root.crt'),
  }
}

/**
 * Runs a proxy in front of two edges in a temporary folder, with the settings of `deploy/`, until it forwards to one.
 */
async function startProxy(command: string, prepare: Prepare, edges: readonly string[]) {
  await using started = new AsyncDisposableStack()
  const folder = started.use(mkdtempDisposableSync(path.join(tmpdir(), 'proxy-'))).path
  const ports = [await freePort(), await freePort()] as const
  const { args, env = {}, certificate } = await prepare(folder, ports, edges)
  /** A client with an IP address of its own. */
  const client = (localAddress: string): Client =>
    createClient({ port: ports[0], localAddress, servername: portalHost, ca: readFileSync(certificate) })
  /** A connection without HTTP/2 for bytes of any kind. */
  async function connect(localAddress: string): Promise<TLSSocket> {
    const tcp = createConnection({ port: ports[0], host: '127.0.0.1', localAddress })
    const socket = connectTls({ socket: tcp, servername: portalHost, ca: readFileSync(certificate) })
    socket.setEncoding('latin1').on('error', () => {})
    await once(socket, 'secureConnect')
    return socket
  }
  async function isReady(): Promise<boolean> {
    if (!existsSync(certificate)) return false
    const probe = client('127.0.0.1')
    const { status } = await probe.send('GET', '/readyz').finally(probe.close)
    return status === 200
  }
  started.adopt(await startProcess({ command, args, env, readyUrl: isReady }), ({ stop }) => stop())
  const all = started.move()
  return { client, connect, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/**
 * The proxies that `deploy/` has settings for; installs Debian's packages where they are missing and this process may.
 */
export function proxyPrograms() {
  return Object.entries({ nginx: prepareNginx, caddy: prepareCaddy }).map(([name, prepare]) => {
    const command = systemProgram(name, name)
    return {
      name,
      isInstalled: command !== null,
      start: (edges: readonly string[]) => startProxy(command ?? name, prepare, edges),
    }
  })
}
export type ProxyProgram = ReturnType<typeof proxyPrograms>[number]
export type Proxy = Awaited<ReturnType<typeof startProxy>>
