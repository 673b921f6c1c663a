import { existsSync } from 'node:fs'
import path from 'node:path'
import { publish } from '@delikaterie/remote-kit/release'
import { manifestFile } from '@delikaterie/remote-kit/webpack/manifest'
import { remoteNames } from '@delikaterie/shared-contracts/remotes'
import { root } from '../build/root.ts'

/** Releases every remote of the workspace that has a build into a folder of releases. */
export async function publishBuilt(releases: string, dataDir: string): Promise<void> {
  const built = remoteNames.filter((name) => existsSync(path.join(root, name, 'dist', manifestFile)))
  for (const name of built) await publish(path.join(root, name), releases, dataDir)
}
