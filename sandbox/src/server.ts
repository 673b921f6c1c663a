import { serve } from '@hono/node-server'
import path from 'node:path'
import { createSandbox } from './app.ts'
import { defaultDatabaseFile } from './database-file.ts'

const port = Number(process.env['SANDBOX_PORT'] ?? 3100)
const hostname = process.env['HOST'] ?? '127.0.0.1'
const origin = process.env['SANDBOX_ORIGIN'] ?? `http://127.0.0.1:${port}`

const databaseFile = process.env['SANDBOX_DATABASE'] ?? defaultDatabaseFile

const sandbox = createSandbox({
  databaseFile,
  pictureFolder: path.join(path.dirname(databaseFile), 'pictures'),
  origin,
  portalOrigin: process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000',
})

const server = serve({ fetch: sandbox.app.fetch, port, hostname }, () => {
  console.log(`Sandbox console: http://localhost:${port}/`)
})

server.on('error', (error) => {
  console.error(`The sandbox cannot listen on ${hostname}:${port}: ${error.message}`)
  process.exit(1)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => sandbox.close())
    // Keep-alive connections would delay the end of the process.
    if ('closeAllConnections' in server) server.closeAllConnections()
  })
}
