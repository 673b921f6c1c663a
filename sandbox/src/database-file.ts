import { fileURLToPath } from 'node:url'

/** Where the sandbox keeps its state unless told otherwise: `.data/sandbox.sqlite` of the repository. */
export const defaultDatabaseFile = fileURLToPath(new URL('../../.data/sandbox.sqlite', import.meta.url))
