import { fileURLToPath } from 'node:url'

/** Default of SANDBOX_DATABASE: `.data/sandbox.sqlite` in the repository. */
export const defaultDatabaseFile = fileURLToPath(new URL('../../.data/sandbox.sqlite', import.meta.url))
