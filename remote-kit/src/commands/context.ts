import path from 'node:path'
import { keyFileName } from '@portal/shared-contracts/remotes/release-keys'
import type { Command } from 'commander'
import { remotePackage } from '../files/remote-folder.ts'
import type { Author } from '../release/pointer.ts'
import { Refused } from '../refused.ts'
import { userName } from '../release/revision.ts'
import { readKey, type ReleaseKey } from '../release/signing.ts'
import { openTarget } from '../targets/open-target.ts'
import type { Target } from '../targets/target.ts'

/** What the commands use of the process. */
export type Terminal = {
  cwd: string
  env: Readonly<Record<string, string | undefined>>
  now: () => Date
  /** Writes a line of the result. */
  out: (line: string) => void
  /** Writes progress and errors. */
  err: (text: string) => void
}

/** The terminal of this process. */
export const processTerminal: Terminal = {
  cwd: process.cwd(),
  env: process.env,
  now: () => new Date(),
  out: (line) => console.log(line),
  err: (text) => void process.stderr.write(text),
}

/** Options that commands share; those that a command does not declare are undefined. */
export type Options = { to?: string; endpoint?: string; json?: boolean; dryRun?: boolean; by?: string }

export const withTarget = (command: Command): Command =>
  command
    .option('--to <target>', 'folder or s3://bucket/prefix of the releases (default: REMOTES_DIR)')
    .option('--endpoint <url>', 'URL of an S3-compatible store (default: AWS_ENDPOINT_URL_S3, else AWS)')

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

/** The origin of a portal's address. @throws Refused naming the option if it is none */
export function portalOf(text: string, option = '--portal'): string {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return new URL(text).origin
  throw new Refused(`${option} must be the address of a portal such as https://portal.example, not "${text}".`)
}

/** The key of a team: `--key`, REMOTES_KEY or `release-key.json` in the folder. */
export function teamKey(option: string | undefined, folder: string, { cwd, env }: Terminal): ReleaseKey {
  const setting = option ?? env['REMOTES_KEY'] ?? path.join(folder, keyFileName)
  return readKey(setting.startsWith('{') ? setting : path.resolve(cwd, setting), '--key')
}

/** Prints the lines, or with `--json` the result. */
export function print({ json }: Options, { out }: Terminal, result: object, lines: readonly string[]): void {
  if (json) out(JSON.stringify({ ok: true, ...result }, null, 2))
  else lines.forEach((line) => out(line.replaceAll('\n', '\\n')))
}

/** Characters that act on a terminal or change the direction of a text, except line breaks. */
const control = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A terminal that gets such characters written out as in JSON: names and reasons may come from records of others. */
export const withoutControl = (terminal: Terminal): Terminal => ({
  ...terminal,
  out: (line) => terminal.out(line.replace(control, escaped)),
  err: (text) => terminal.err(text.replace(control, escaped)),
})

const escaped = (character: string): string =>
  character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
