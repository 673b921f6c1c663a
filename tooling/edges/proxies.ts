import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '../build/root.ts'
import { freePort, startProcess } from '../run/start-process.ts'
import { systemProgram } from '../run/system-program.ts'
import { createCertificate } from '../run/tls.ts'
import { createClient, type Client } from './client.ts'
import { portalHost } from './two-edges.ts'

/** A proxy in front of two edges, with the settings of `deploy/`. */
export type Proxy = AsyncDisposable & {
  /** A client with an IP address of its own. */
  client: (address: string) => Client
}

export type ProxyProgram = {
  name: string
  isInstalled: boolean
  start: (edges: readonly string[]) => Promise<Proxy>
}

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

/** Runs a proxy in a temporary folder until it forwards to an edge. */
async function runProxy(
  folder: string,
  port: number,
  certificate: string,
  program: { command: string; args: readonly string[]; env: Record<string, string> },
): Promise<Proxy> {
  const client = (localAddress: string): Client =>
    createClient({ port, localAddress, servername: portalHost, ca: readFileSync(certificate) })
  async function isReady(): Promise<boolean> {
    if (!existsSync(certificate)) return false
    const probe = client('127.0.0.1')
    const { status } = await probe.send('GET', '/readyz').finally(probe.close)
    return status === 200
  }
  const proxy = await startProcess({ ...program, readyUrl: isReady })
  return {
    client,
    async [Symbol.asyncDispose]() {
      await proxy.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const startNginx =
  (command: string) =>
  async (edges: readonly string[]): Promise<Proxy> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
    const [port, redirectPort] = [await freePort(), await freePort()]
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
events { worker_connections 1024; }
http { access_log off; ${temporary} include ${folder}/portal.conf; }
`,
    )
    return runProxy(folder, port, certificate, { command, args: ['-c', settings, '-p', folder], env: {} })
  }

const startCaddy =
  (command: string) =>
  async (edges: readonly string[]): Promise<Proxy> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'))
    const [port, redirectPort] = [await freePort(), await freePort()]
    const options = `{
	admin off
	local_certs
	skip_install_trust
	default_bind 127.0.0.1
	http_port ${redirectPort}
	https_port ${port}
	log {
		output discard
	}
}
`
    const settings = path.join(folder, 'Caddyfile')
    writeFileSync(settings, options + settingsOf('Caddyfile', addressesOf(edges)))
    const certificate = path.join(folder, 'caddy/pki/authorities/local/root.crt')
    const args = ['run', '--config', settings, '--adapter', 'caddyfile']
    return runProxy(folder, port, certificate, { command, args, env: { XDG_DATA_HOME: folder, HOME: folder } })
  }

/** The proxies that `deploy/` has settings for; installs Debian's packages where they are missing and this process may. */
export function proxyPrograms(): readonly ProxyProgram[] {
  const program = (name: string, start: (command: string) => ProxyProgram['start']): ProxyProgram => {
    const command = systemProgram(name, name)
    return { name, isInstalled: command !== null, start: start(command ?? name) }
  }
  return [program('nginx', startNginx), program('caddy', startCaddy)]
}
