import { releaseBuilt, startServers } from './servers.ts'

// Last step of `npm start`, after installing and building.

await releaseBuilt()
await startServers()
