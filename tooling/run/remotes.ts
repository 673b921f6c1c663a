import path from 'node:path'
import { run } from '@portal/remote-kit/commands/run'
import { localKeyFile } from '@portal/remote-kit/release/signing'
import { root } from '../build/root.ts'
import { registerWorkspace } from './workspace-remotes.ts'

// `npm run remotes -- …`: the commands of remote-kit, by default on the local folder of releases with the local
// development key, which signs the registry document and the remotes of this repository.

const dataDir = path.resolve(root, process.env['DATA_DIR'] ?? '.data')
const isLocal = process.env['REMOTES_DIR'] === undefined && !process.argv.includes('--to')
const releases = process.env['REMOTES_DIR'] ?? path.join(root, '.releases')
if (isLocal) await registerWorkspace(releases, dataDir)

const key = localKeyFile(dataDir)
process.exitCode = await run(process.argv.slice(2), {
  cwd: process.env['INIT_CWD'] ?? process.cwd(),
  env: { REMOTES_KEY: key, REGISTRY_KEY: key, ...process.env, REMOTES_DIR: releases },
})
