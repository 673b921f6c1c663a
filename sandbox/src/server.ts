import path from 'node:path'
import { createSandbox } from './app.ts'
import { listen } from './http-servers.ts'
import { playgroundRoutes } from './playground/playground-routes.ts'
import { prepareWalletFiles, readWalletFiles } from './wallet/wallet-files.ts'
import { walletRoutes } from './wallet-routes.ts'

const port = Number(process.env['SANDBOX_PORT'] ?? 3100)
const hostname = process.env['HOST'] ?? '127.0.0.1'
const origin = process.env['SANDBOX_ORIGIN'] ?? `http://127.0.0.1:${port}`

/** The foreign shop of the playground, on a port of its own; none if it is not set. */
const playgroundOrigin = process.env['PLAYGROUND_ORIGIN']
const databaseFile = process.env['SANDBOX_DATABASE'] ?? path.join(import.meta.dirname, '../../.data/sandbox.sqlite')

const dataFolder = path.dirname(databaseFile)
const walletFiles = await prepareWalletFiles({
  folder: process.env['SANDBOX_WALLET'] ?? path.join(dataFolder, 'wallet'),
  origin,
})

const sandbox = createSandbox({
  databaseFile,
  pictureFolder: process.env['SANDBOX_PICTURES'] ?? path.join(dataFolder, 'pictures'),
  origin,
  portalOrigin: process.env['PUBLIC_ORIGIN'] ?? 'http://localhost:3000',
  ...(playgroundOrigin !== undefined && { playgroundOrigin }),
  wallets: walletRoutes(readWalletFiles(walletFiles)),
})

const main = listen(sandbox.app.fetch, port, hostname, () => console.log(`Sandbox console: http://localhost:${port}/`))
main.on('error', (error) => {
  console.error(`The sandbox cannot listen on SANDBOX_PORT ${port}: ${error.message}`)
  process.exit(1)
})
const servers = [main]
if (playgroundOrigin !== undefined) {
  const shop = playgroundRoutes(sandbox.state)
  const shopPort = Number(new URL(playgroundOrigin).port)
  const playground = listen(shop.fetch, shopPort, hostname, () => console.log(`Embedding shop: ${playgroundOrigin}/`))
  // The portal works without it.
  playground.on('error', (error) => {
    console.error(`The embedding shop cannot listen on PLAYGROUND_PORT ${shopPort}: ${error.message}`)
  })
  servers.push(playground)
}

let isClosing = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Ctrl-C sends one, the process that started the sandbox the other.
  process.on(signal, () => {
    if (isClosing) return
    isClosing = true
    let open = servers.length
    for (const server of servers) {
      server.close(() => (open -= 1) === 0 && sandbox.close())
      // Keep-alive connections would delay the end of the process.
      server.closeAllConnections()
    }
  })
}
