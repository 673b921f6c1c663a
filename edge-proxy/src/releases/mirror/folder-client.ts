import { readForeign } from '../foreign-folder.ts'
import { MissingObjectError, type ReleaseSource } from './release-source.ts'

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Reads objects from a folder of releases (REMOTES_DIR). */
export function createFolderClient(folder: string): ReleaseSource {
  return {
    async read(key, maxBytes, tag = {}) {
      const file = await readForeign(folder, key, maxBytes, tag['version']).catch((error: unknown) => {
        throw isMissing(error) ? new MissingObjectError(`REMOTES_DIR has no ${key}`) : error
      })
      return file && { bytes: file.bytes, tag: { version: file.version } }
    },
    close: async () => {},
  }
}
