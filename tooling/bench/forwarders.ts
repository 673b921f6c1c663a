import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../e2e/portal/server.ts'
import { startChild, type Child } from './child.ts'
import { systemProgram } from './programs.ts'

/** What carries a call to the backend: a process, and where it answers. */
export type Forwarder = Child & { origin: string }

/** A script of ours as Node is told to run it. */
const script = (url: string): string[] => [fileURLToPath(url)]

/** The backend's stand-in. */
export async function startUpstream(): Promise<Forwarder> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    ...(await startChild(process.execPath, script(import.meta.resolve('./upstream.ts')), { PORT: port }, origin)),
  }
}

/** Our edge as it runs in production, with data of its own below `folder`. */
export async function startEdge(upstream: string, folder: string): Promise<Forwarder> {
  const port = String(await freePort())
  const env = {
    NODE_ENV: 'production',
    BACKEND_URL: `${upstream}/`,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    PORT: port,
    SESSION_KEYS: randomBytes(32).toString('base64'),
    LOYALTY_ORG: 'bench',
    LOYALTY_USERNAME: 'bench',
    LOYALTY_PASSWORD: 'bench',
    DATA_DIR: path.join(folder, 'data'),
    REMOTES_DIR: path.join(folder, 'releases'),
  }
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    ...(await startChild(
      process.execPath,
      script(import.meta.resolve('../../edge-proxy/src/server.ts')),
      env,
      `${origin}/readyz`,
    )),
  }
}

/** node:http and undici, forwarding and nothing else. */
export async function startBare(upstream: string): Promise<Forwarder> {
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const env = { PORT: port, FORWARD_TO: upstream }
  return {
    origin,
    ...(await startChild(
      process.execPath,
      script(import.meta.resolve('../../edge-proxy/src/test/bare-forwarder.ts')),
      env,
      origin,
    )),
  }
}

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
  const port = String(await freePort())
  const settings = path.join(folder, 'nginx.conf')
  writeFileSync(settings, nginxSettings(folder, port, upstream))
  const origin = `http://127.0.0.1:${port}`
  return { origin, ...(await startChild(nginx, ['-c', settings, '-p', folder], {}, origin)) }
}
