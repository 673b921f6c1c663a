import { serve } from '@hono/node-server'
import { createMinimalBackend } from './minimal-backend.ts'

const server = serve({
  fetch: createMinimalBackend().fetch,
  port: Number(process.env['SANDBOX_PORT'] ?? 3100),
  hostname: '127.0.0.1',
})

process.once('SIGTERM', () => {
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
})
