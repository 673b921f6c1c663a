import { releaseBuilt, startServers } from './servers.ts'

// `npm start`, after installing and building.

await releaseBuilt()
await startServers()
