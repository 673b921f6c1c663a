import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { root } from '../build/root.ts'

const folder = path.join(root, 'gallery')

/** The running gallery. */
export type Gallery = AsyncDisposable & { readonly origin: string }

/** Builds the gallery, and builds it again after changes; resolves after the first build. */
async function startBuild(): Promise<Compiler | null> {
  const { default: config } = (await import(path.join(folder, 'webpack.config.ts'))) as { default: Configuration }
  const compiler = webpack(config)
  await new Promise<void>((resolve, reject) =>
    compiler?.watch({}, (error, stats) => {
      if (error || stats?.hasErrors()) console.error(error ?? stats?.toString('errors-only'))
      if (error) reject(error)
      else resolve()
    }),
  )
  return compiler
}

/**
 * Serves the component gallery on this machine. The first request for a file starts its build, so that a developer who
 * does not open it pays nothing.
 * @param port 0 chooses one
 */
export async function startGallery(port: number): Promise<Gallery> {
  let build: ReturnType<typeof startBuild> | undefined
  const app = new Hono()
    .use(async (c, next) => {
      c.header('cache-control', 'no-store')
      await next()
    })
    .get('/', serveStatic({ root: folder, path: 'index.html' }))
    // Where the edge resizes the pictures of the portal.
    .get('/api/image', serveStatic({ root: folder, path: 'picture.svg' }))
    .use('/:file{[\\w.-]+\\.(?:js|css|woff2|svg)}', async (_, next) => {
      await (build ??= startBuild())
      await next()
    })
    .use(serveStatic({ root: folder, rewriteRequestPath: (file) => `dist${file}` }))
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port })
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      const compiler = await build?.catch(() => null)
      await new Promise<void>((resolve) => (compiler ? compiler.close(() => resolve()) : resolve()))
    },
  }
}
