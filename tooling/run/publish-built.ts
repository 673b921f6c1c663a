import path from 'node:path'
import { publish } from '@portal/remote-kit/release/publish'
import { isBuild } from '@portal/remote-kit/release/standard-build'
import { root } from '../build/root.ts'
import { registerWorkspace, workspaceRemotes } from './workspace-remotes.ts'

/** Registers the remotes of the workspace in a folder of releases, and releases those that have a build. */
export async function publishBuilt(releases: string, dataDir: string): Promise<void> {
  await registerWorkspace(releases, dataDir)
  const built = workspaceRemotes.filter((name) => isBuild(path.join(root, name, 'dist')))
  for (const name of built) await publish(path.join(root, name), releases, dataDir)
}
