import { statSync } from 'node:fs'
import { buildFolders } from './pages/build-folders.ts'
import { assetsDirOf, copyAssets } from './pages/kept-assets.ts'

// Copies the hashed files of this build to the kept ones of an edge of another build, before this build is started
// (docs/operate.md, Releasing the shell): node edge-proxy/src/copy-assets.ts DATA_DIR

/** The files belong to the owner of the folder, so that the edge can read and delete them. */
function becomeOwner(folder: string): void {
  const { uid, gid } = statSync(folder)
  // Before the change of the user, who may have no access to the folders above.
  process.chdir(folder)
  if (process.getuid?.() !== 0) return
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

try {
  const [, , folder] = process.argv
  if (folder === undefined) throw new Error('Name the DATA_DIR of the edge.')
  becomeOwner(folder)
  const copied = await copyAssets(buildFolders, assetsDirOf('.'))
  if (copied === 0) throw new Error('The shell is not built; run `npm run build` first.')
  console.log(`${copied} files of this build are in ${folder}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The files could not be copied.')
  process.exitCode = 1
}
