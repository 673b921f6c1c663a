import { serve, type ServerType } from '@hono/node-server'
import path from 'node:path'
import { createSandbox } from './app.ts'
import { defaultDatabaseFile } from './database-file.ts'
import { playgroundRoutes } from './playground/playground-routes.ts'

const port = Number(process.env['SANDBOX_PORT'] ?? 3100)
const hostname = process.env['HOST'] ?? '127.0.0.1'
const origin = process.env['SANDBOX_ORIGIN'] ?? `http://127.0.0.1:${port}`

/** The foreign shop of the playground, on a port of its own; none if it is not set. */
const playgroundOrigin = process.env['PLAYGROUND_ORIGIN']
const databaseFile = process.env['SANDBOX_DATABASE'] ?? defaultDatabaseFile

const sandbox = createSandbox({
  databaseFile,
  pictureFolder: path.join(path.dirname(databaseFile), 'pictures'),
  origin,
  portalOrigin: process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000',
  ...(playgroundOrigin !== undefined && { playgroundOrigin }),
})

const servers = [listen(sandbox.app.fetch, port, `Sandbox console: http://localhost:${port}/`)]
if (playgroundOrigin !== undefined) {
  const shop = playgroundRoutes(sandbox.state)
  servers.push(listen(shop.fetch, Number(new URL(playgroundOrigin).port), `Embedding shop: ${playgroundOrigin}/`))
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], ownPort: number, started: string): ServerType {
  const server = serve({ fetch, port: ownPort, hostname }, () => console.log(started))
  server.on('error', (error) => {
    console.error(`The sandbox cannot listen on ${hostname}:${ownPort}: ${error.message}`)
    process.exit(1)
  })
  return server
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    let open = servers.length
    for (const server of servers) {
      server.close(() => (open -= 1) === 0 && sandbox.close())
      // Keep-alive connections would delay the end of the process.
      if ('closeAllConnections' in server) server.closeAllConnections()
    }
  })
}
