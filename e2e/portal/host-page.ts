import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of another site that embeds remotes: `127.0.0.1`, while the portal is `localhost`. */
export type HostPage = AsyncDisposable & {
  readonly origin: string
  /** Sets what the site sends at a path. */
  serve: (path: string, body: string, headers?: Record<string, string>) => void
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript' }

/** Starts the site on a port of its own. */
export async function startHostPage(): Promise<HostPage> {
  // Browsers with a window ask every site for its icon.
  const pages = new Map([['/favicon.ico', { body: '', headers: {} as Record<string, string> }]])
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const page = pages.get(path)
    if (!page) return response.writeHead(404).end()
    const type = types[path.slice(path.lastIndexOf('.'))] ?? 'text/html'
    return response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, ...page.headers }).end(page.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (path, body, headers = {}) => void pages.set(path, { body, headers }),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
