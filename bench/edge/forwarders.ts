import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { freePort, startProcess, type ProcessOptions, type RunningProcess } from '../../tooling/run/start-process.ts'
import { systemProgram } from '../../tooling/run/system-program.ts'

/** A process that forwards calls to the backend, with its origin. */
export type Forwarder = RunningProcess & { origin: string }

/** Starts a process with its output discarded; `options` are made for its port. */
export async function start(
  options: (port: string, origin: string) => Omit<ProcessOptions, 'stdout'>,
): Promise<Forwarder> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  return { origin, ...(await startProcess({ ...options(port, origin), stdout: 'ignore' })) }
}

/** A backend that responds with fixed bodies, after `DELAY` ms if that is set. */
export const startUpstream = (env: Readonly<Record<string, string>> = {}): Promise<Forwarder> =>
  start((port, origin) => ({ args: ['bench/edge/upstream.ts'], env: { ...env, PORT: port }, readyUrl: origin }))

/** The edge with production settings and its data below `folder`; `env` holds further settings. */
export const startEdge = (
  upstream: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Forwarder> =>
  start((port, origin) => ({
    // As `npm run start:edge` does.
    args: ['--max-semi-space-size=16', 'edge-proxy/src/server.ts'],
    env: {
      NODE_ENV: 'production',
      MALLOC_ARENA_MAX: '2',
      BACKEND_URL: `${upstream}/`,
      PUBLIC_ORIGIN: origin,
      PORT: port,
      SESSION_KEYS: randomBytes(32).toString('base64'),
      SHOP_ORIGINS: 'none',
      IMAGE_SOURCES: 'none',
      REGISTRY_PUBLIC_KEYS: randomBytes(32).toString('base64url'),
      LOYALTY_ORG: 'bench',
      LOYALTY_USERNAME: 'bench',
      LOYALTY_PASSWORD: 'bench',
      DATA_DIR: path.join(folder, 'data'),
      REMOTES_DIR: path.join(folder, 'releases'),
      ...env,
    },
    readyUrl: `${origin}/readyz`,
  }))

/** A forwarder of node:http and undici without any rules, as the lower bound. */
export const startBare = (upstream: string): Promise<Forwarder> =>
  start((port, origin) => ({
    args: ['bench/edge/bare-forwarder.ts'],
    env: { PORT: port, FORWARD_TO: upstream },
    readyUrl: origin,
  }))

const nginxSettings = (folder: string, port: string, upstream: string): string => `
daemon off; master_process off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 512; }
http {
  access_log off; keepalive_requests 10000000;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  upstream backend { server ${new URL(upstream).host}; keepalive 128; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://backend/$arg_path; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }
}
`

/** nginx as one process; null where it is neither installed nor installable. */
export async function startNginx(upstream: string, folder: string): Promise<Forwarder | null> {
  const nginx = systemProgram('nginx', 'nginx-light')
  if (nginx === null) return null
  const settings = path.join(folder, 'nginx.conf')
  return start((port, origin) => {
    writeFileSync(settings, nginxSettings(folder, port, upstream))
    return { command: nginx, args: ['-c', settings, '-p', folder], env: {}, readyUrl: origin }
  })
}
