import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from 'commander'
import { loadedHash, requireSameRecord, writeCheck, type CheckRecord } from '../check/check-record.ts'
import type { CheckRequest, CheckResult } from '../check/check-version.ts'
import { describeCheck, faultsOfCheck, openedOf, verdictOf } from '../check/describe-check.ts'
import { readAccount } from '../check/log-in.ts'
import { openBrowser } from '../check/open-browser.ts'
import { shownVersion } from '../check/shown-version.ts'
import { Refused, refuseFaults } from '../refused.ts'
import { readRemoteJson } from '../release/described-parts.ts'
import { readPointer } from '../release/pointer.ts'
import { readRegistered } from '../release/registry.ts'
import type { Target } from '../targets/target.ts'
import { collect, portalOf } from './option-values.ts'
import { remoteName, targetOf, teamKey, trustedKeys, withJson, withTarget, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

type CheckOptions = Options & {
  portal?: string
  preview?: string
  canary?: boolean
  version?: string
  session?: string
  example?: string[]
  key?: string
  out: string
}

/** The origin of --portal, or of the link. @throws Refused if there is none, or if they differ */
function portalOfCheck({ portal, preview }: CheckOptions): string {
  const origins = [
    ...(portal === undefined ? [] : [portalOf(portal)]),
    ...(preview === undefined ? [] : [portalOf(preview, '--preview')]),
  ]
  const [first, second = first] = origins
  if (first === undefined) throw new Refused('--portal is missing: name the portal, such as https://portal.example.')
  if (first !== second) throw new Refused(`--preview is a link of ${second}, not of --portal.`)
  return first
}

/** How browsers get what is checked. @throws Refused unless exactly one option says what that is */
async function wantedOf(remote: string, options: CheckOptions, target: Target): Promise<CheckRequest['wanted']> {
  const { preview, canary, version } = options
  const given = [preview, canary, version].filter((option) => option !== undefined)
  if (given.length !== 1) throw new Refused('Say what to check by one of --preview, --canary and --version.')
  if (preview !== undefined) return { link: preview }
  const pointer = await readPointer(target, remote)
  if (pointer === null) throw new Refused(`${remote} has no release in ${target.address}. Release it first.`)
  return shownVersion(remote, pointer, version === undefined ? { canary: true } : { version })
}

function recordOf(
  { found, brand, pages, skipped }: CheckResult,
  portal: string,
  at: Date,
  passed: boolean,
): CheckRecord {
  const { name, version } = found.record
  const opened = pages.map(openedOf)
  return { name, version, hash: loadedHash(found.record), portal, brand, at: at.toISOString(), passed, opened, skipped }
}

/** Checks a version, stores the signed result, and prints it. @throws Refused with the faults */
async function check(given: string | undefined, options: CheckOptions, terminal: Terminal): Promise<void> {
  const [remote, portal] = [remoteName(given, terminal), portalOfCheck(options)]
  const account = options.session === undefined ? null : readAccount(path.resolve(terminal.cwd, options.session))
  const key = teamKey(options.key, terminal.cwd, terminal)
  const target = await targetOf(options, terminal)
  const wanted = await wantedOf(remote, options, target)
  const register = `remotes keys add ${remote} --public=${key.public.x}`
  const { registered } = await readRegistered(target, remote, trustedKeys(terminal), register)
  if (!registered.keys.includes(key.public.x ?? '')) {
    throw new Refused(
      `The registry document does not have this key of ${remote}, which must sign the result. An operator runs "${register}".`,
    )
  }
  const out = path.resolve(terminal.cwd, options.out)
  // Loaded on use, because the other commands do not need the table of calls.
  const { checkVersion } = await import('../check/check-version.ts')
  const browser = await openBrowser(terminal.cwd, terminal.env)
  const result = await checkVersion(browser, {
    remote,
    portal,
    wanted,
    account,
    examples: options.example ?? [],
    budgets: { team: readRemoteJson([terminal.cwd]).budgets, operator: registered.budgets },
    out,
    onFound: async (served) => {
      if (options.preview === undefined) await requireSameRecord(target, served, portal)
    },
    onPage: (page) => terminal.err(`Opened ${openedOf(page)}: ${verdictOf(page)}\n`),
  }).finally(() => browser.close())
  const faults = faultsOfCheck(result)
  const record = recordOf(result, portal, terminal.now(), faults.length === 0)
  const { pages, sizes } = result
  writeFileSync(path.join(out, 'check.json'), `${JSON.stringify({ ...record, pages, sizes, faults }, null, 2)}\n`)
  const stored = await writeCheck(target, record, key)
  const title = `${remote} ${record.version} in ${portal}`
  if (faults.length > 0 && options.json !== true) describeCheck(result).forEach((line) => terminal.out(line))
  refuseFaults(`${title} has faults (pictures in ${out})`, faults)
  print(options, terminal, { ...record, pages, sizes, stored, out }, [
    ...describeCheck(result),
    `${title} passed; pictures in ${out}.`,
  ])
}

/** Adds `check`, which opens a version with a browser. */
export function addCheckCommand(program: Command, terminal: Terminal): void {
  withJson(withTarget(program.command('check [name]')))
    .description('open every page and widget of a version in a portal, with a browser, and store the signed result')
    .option('--portal <url>', 'the portal (default: that of --preview)')
    .option('--preview <link>', 'check the preview of this link')
    .option('--canary', 'check the canary')
    .option('--version <version>', 'check this version, the current one or the canary')
    .option('--session <file>', 'JSON with "email" and "password" of a test account, for pages as a member')
    .option('--example <path>', 'address of a route with parameters, such as /events/7; may be repeated', collect)
    .option('--key <file>', 'key file of the team (default: REMOTES_KEY, else release-key.json)')
    .option('--out <folder>', 'folder of pictures and check.json', 'check')
    .action((name: string | undefined, options: CheckOptions) => check(name, options, terminal))
}
