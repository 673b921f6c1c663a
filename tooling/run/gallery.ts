import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import webpack from 'webpack'
import { root } from '../build/root.ts'

const folder = path.join(root, 'gallery')
const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

/** The running gallery. */
export type Gallery = AsyncDisposable & { readonly origin: string }

type Build = { ready: () => Promise<void>; close: () => Promise<void> }

/** Builds the gallery and builds it again after changes; `ready` waits for the first build. */
async function startBuild(): Promise<Build> {
  const { default: config } = await import(path.join(folder, 'webpack.config.ts'))
  const compiler = webpack(config as webpack.Configuration)
  if (!compiler) throw new Error('webpack made no compiler of gallery/webpack.config.ts')
  const first = Promise.withResolvers<void>()
  compiler.watch({}, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error ?? stats?.toString('errors-only'))
    if (error) first.reject(error)
    else first.resolve()
  })
  return {
    ready: () => first.promise,
    close: () => new Promise((resolve) => compiler.close(() => resolve())),
  }
}

/**
 * Serves the component gallery on this machine. The first request starts its build, so that a developer who does not
 * open it pays nothing.
 * @param port 0 chooses one
 */
export async function startGallery(port: number): Promise<Gallery> {
  let build: Promise<Build> | null = null
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://gallery')
    const [, file, end = ''] = /^\/([\w.-]+\.(js|css|woff2|svg))$/.exec(pathname) ?? []
    const send = (type: string, name: string): void => {
      const body = readFileSync(path.join(folder, name))
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    }
    try {
      if (pathname === '/') send('text/html; charset=utf-8', 'index.html')
      // Where the edge resizes the pictures of the portal.
      else if (pathname === '/api/image') send('image/svg+xml', 'picture.svg')
      else if (file === undefined) response.writeHead(404).end()
      else {
        await (await (build ??= startBuild())).ready()
        send(types[end] ?? '', path.join('dist', file))
      }
    } catch (error) {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: open } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${open}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await (await build)?.close()
    },
  }
}
