import path from 'node:path'
import { PublicKey } from '@portal/shared-contracts/remotes'
import { keyFileName } from '@portal/shared-contracts/remotes/release-keys'
import type { Command } from 'commander'
import * as v from 'valibot'
import { remotePackage } from '../files/remote-folder.ts'
import type { Author } from '../release/pointer.ts'
import { Refused } from '../refused.ts'
import { userName } from '../release/revision.ts'
import { readKey, type ReleaseKey } from '../release/signing.ts'
import { openTarget } from '../targets/open-target.ts'
import type { Target } from '../targets/target.ts'
import type { Terminal } from './terminal.ts'

/** Options that commands share; those that a command does not declare are undefined. */
export type Options = { to?: string; endpoint?: string; json?: boolean; dryRun?: boolean; by?: string }

/** Adds the options of commands that read or change a target. */
export const withTarget = (command: Command): Command =>
  command
    .option('--to <target>', 'folder or s3://bucket/prefix of the releases (default: REMOTES_DIR)')
    .option('--endpoint <url>', 'URL of an S3-compatible store (default: AWS_ENDPOINT_URL_S3, else AWS)')

/** Adds the option of commands that can print their result as JSON. */
export const withJson = (command: Command): Command =>
  command.option('--json', 'print the result as JSON; progress and errors go to standard error')

/** Adds the options of commands that change the target. */
export const withChange = (command: Command): Command =>
  withJson(withTarget(command))
    .option('--dry-run', 'check everything and write nothing')
    .option('--by <name>', "who changes it, for the pointer (default: git's user.name)")

/** The target of the options. @throws Refused if none is set */
export async function targetOf({ to, endpoint }: Options, { cwd, env }: Terminal): Promise<Target> {
  const address = to ?? env['REMOTES_DIR']
  if (address === undefined || address === '') {
    throw new Refused('--to is missing: name the folder or s3://bucket/prefix of the releases, or set REMOTES_DIR.')
  }
  const isFolder = !address.includes('://')
  const url = endpoint ?? env['AWS_ENDPOINT_URL_S3']
  return openTarget(isFolder ? path.resolve(cwd, address) : address, { endpoint: url })
}

/** Who changes a pointer now: `--by`, else the name in git's settings. */
export const authorOf = ({ by }: Options, { cwd, now }: Terminal): Author => ({ by: by ?? userName(cwd), at: now() })

/** The remote of an argument, else the one in the current folder. @throws Refused if there is none */
export function remoteName(name: string | undefined, { cwd }: Terminal): string {
  if (name !== undefined) return path.basename(name)
  try {
    return remotePackage(cwd).name
  } catch {
    throw new Refused('NAME is missing: name the remote, or run the command in its folder.')
  }
}

/** The key of a team: `--key`, REMOTES_KEY or `release-key.json` in the folder. */
export function teamKey(option: string | undefined, folder: string, { cwd, env }: Terminal): ReleaseKey {
  const setting = option ?? env['REMOTES_KEY'] ?? path.join(folder, keyFileName)
  return readKey(setting, '--key', cwd)
}

/** Public keys that may have signed the registry document, from REGISTRY_PUBLIC_KEYS. */
export const trustedKeys = ({ env }: Terminal): string[] =>
  (env['REGISTRY_PUBLIC_KEYS'] ?? '')
    .split(',')
    .map((key) => key.trim())
    .filter((key) => v.is(PublicKey, key))
