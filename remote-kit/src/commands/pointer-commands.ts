import { majorOf, ownMajor } from '@portal/shared-contracts/remotes'
import type { Command } from 'commander'
import {
  changePointer,
  readPointer,
  promote,
  release,
  rollback,
  setDisabled,
  startCanary,
  type Pointer,
} from '../release/pointer.ts'
import { requireCheck } from '../check/check-record.ts'
import { describePointer } from '../release/describe-pointer.ts'
import { endHold, hold, type HoldRequest } from '../release/hold.ts'
import { Refused } from '../refused.ts'
import { readUploaded, requireFit, widenedVersions } from '../release/stored-fit.ts'
import type { Target } from '../targets/target.ts'
import { portalOf } from './option-values.ts'
import { authorOf, remoteName, targetOf, trustedKeys, withChange, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

/**
 * Changes the pointer of a remote and prints what it says now. A version that more browsers get must fit as a release.
 * @param next gives the next pointer
 * @param more `first`: the pointer of a remote without one, which is refused otherwise; `require` throws if the next
 * pointer is not allowed
 */
async function change(
  name: string | undefined,
  options: PointerOptions,
  terminal: Terminal,
  next: (pointer: Pointer) => Pointer,
  { first, require }: { first?: () => Pointer; require?: PointerCheck } = {},
) {
  const [remote, target] = [remoteName(name, terminal), await targetOf(options, terminal)]
  const { dryRun = false, contract: major = ownMajor } = options
  if (!/^\d+$/.test(major)) throw new Refused('--contract must be a major such as 4.')
  const checked = async (pointer: Pointer | null): Promise<Pointer> => {
    const changed = pointer === null ? first?.() : next(pointer)
    if (changed === undefined) throw new Refused(`${remote} has no release in ${target.address}. Release it first.`)
    for (const version of widenedVersions(pointer ?? {}, changed)) {
      await requireFit(target, remote, version, trustedKeys(terminal), major)
    }
    await require?.(target, remote, changed)
    return changed
  }
  const author = authorOf(options, terminal)
  const { before, after } = await changePointer(target, remote, checked, { author, dryRun, major })
  print(options, terminal, { remote, dryRun, before, pointer: after }, [
    `${dryRun ? 'Dry run: ' : ''}${remote} is ${describePointer(after)}`,
  ])
}

/** @throws Refused if the next pointer is not allowed */
type PointerCheck = (target: Target, remote: string, changed: Pointer) => Promise<void>

/** Options of the commands that change versions. */
type PointerOptions = Options & { contract?: string; version?: string; unblock?: boolean }
type PromoteOptions = PointerOptions & { checked?: boolean; portal?: string; allowSkipped?: boolean }

/** Adds `current`: any uploaded version for all browsers, without a build, a project or a key. */
function addCurrentCommand(program: Command, terminal: Terminal): void {
  withChange(program.command('current <name> <version>'))
    .description('give an uploaded version to every browser, for emergencies: in any folder, without a build or a key')
    .option('--unblock', 'also if the version was rolled back')
    .action(async (name: string, version: string, options: PointerOptions) => {
      const { record } = await readUploaded(await targetOf(options, terminal), name, version)
      const forMajor = { ...options, contract: majorOf(record.contract) }
      const next = (pointer: Pointer | null): Pointer => release(pointer, version, options.unblock)
      await change(name, forMajor, terminal, next, { first: () => next(null) })
    })
}

/**
 * Adds `current`, `promote`, `canary`, `rollback`, `hold`, `disable` and `enable`; each is one write of the pointer.
 */
export function addPointerCommands(program: Command, terminal: Terminal): void {
  const add = (usage: string, description: string): Command =>
    withChange(program.command(usage).description(description))
  const addForMajor = (usage: string, description: string): Command =>
    add(usage, description).option(
      '--contract <major>',
      'the versions for shells with this major of the contract',
      ownMajor,
    )

  addCurrentCommand(program, terminal)
  addForMajor('promote [name]', 'make the canary the current version of every browser')
    .option('--checked', 'only if "remotes check" has passed for exactly this version')
    .option('--portal <url>', 'with --checked: the portal in which it must have passed')
    .option('--allow-skipped', 'with --checked: also if the check left something out')
    .action((name, options: PromoteOptions) => {
      if (!options.checked && (options.portal !== undefined || options.allowSkipped))
        throw new Refused('--portal and --allow-skipped are for --checked only.')
      const portal = options.portal === undefined ? undefined : portalOf(options.portal)
      const requirePassed: PointerCheck = (target, remote, { current }) =>
        requireCheck(target, remote, current ?? '', trustedKeys(terminal), {
          portal,
          allowSkipped: options.allowSkipped,
        })
      return change(name, options, terminal, promote, options.checked ? { require: requirePassed } : {})
    })
  addForMajor('canary <percent> [name]', 'give a version to a part of the browsers; each keeps its version')
    .option('--version <version>', 'an uploaded version (default: the canary that runs)')
    .option('--unblock', 'also if the version was rolled back')
    .action(async (text: string, name, options: PointerOptions) => {
      const [remote, target] = [remoteName(name, terminal), await targetOf(options, terminal)]
      const version = options.version ?? (await readPointer(target, remote, options.contract))?.canary?.version
      if (version === undefined)
        throw new Refused('--version is missing: no canary runs whose percentage could change.')
      await change(name, options, terminal, (pointer) => startCanary(pointer, version, Number(text), options.unblock))
    })
  addForMajor('rollback [name]', 'remove the canary, or else go back to the previous version')
    .option('--version <version>', 'go back to this version')
    .action((name, options: PointerOptions) =>
      change(name, options, terminal, (pointer) => rollback(pointer, options.version)),
    )
  addForMajor('hold [name]', 'keep edges from taking back a version that fails; they report it all the same')
    .option('--version <version>', 'the version (default: the current one)')
    .option('--reason <text>', 'why, for people')
    .option('--until <time>', 'when the hold ends, such as 2027-01-31T12:00:00Z, at most seven days from now')
    .option('--end', 'end the hold')
    .action((name, options: PointerOptions & HoldRequest & { end?: boolean }) =>
      change(name, options, terminal, (pointer) =>
        options.end ? endHold(pointer) : hold(pointer, options, terminal.now()),
      ),
    )
  add('disable [name]', 'switch a remote off: its links disappear, its pages respond 404').action(
    (name, options: Options) => change(name, options, terminal, (pointer) => setDisabled(pointer, true)),
  )
  add('enable [name]', 'switch a remote on again').action((name, options: Options) =>
    change(name, options, terminal, (pointer) => setDisabled(pointer, false)),
  )
}
