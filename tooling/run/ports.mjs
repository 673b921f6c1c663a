// Ends `npm start` with one sentence if a port that it needs is taken. Runs before the installation on Node 20 or
// newer, so it is plain JavaScript without packages; once more before the servers start, because a build takes a while.
import { createServer } from 'node:net'

const { env } = process
const servers = {
  PORT: '3000',
  ...(env.BACKEND_URL === undefined && { SANDBOX_PORT: '3100', PLAYGROUND_PORT: '3200' }),
}
const host = env.HOST ?? '127.0.0.1'

/**
 * Listens on a port until the process ends, so that two settings with the same port are found; false if it is taken.
 */
const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().unref()
    server.once('error', ({ code }) => resolve(code !== 'EADDRINUSE'))
    server.listen({ port, host }, () => resolve(true))
  })

for (const [setting, byDefault] of Object.entries(servers)) {
  const port = Number(env[setting] ?? byDefault)
  // What is no port is for the server to refuse.
  if (!Number.isInteger(port) || port < 1 || port > 65_535 || (await isFree(port))) continue
  console.error(`Port ${port} is in use. Choose another one with ${setting}, for example ${setting}=${port + 10}.`)
  process.exit(1)
}
process.exit()
