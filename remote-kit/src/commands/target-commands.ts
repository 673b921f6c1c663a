import { releaseOfKey, remotesFolder } from '@portal/shared-contracts/remotes/release-keys'
import type { Command } from 'commander'
import { describeWhole } from '../release/describe-pointer.ts'
import { misplacedVersions } from '../release/misplaced-versions.ts'
import { readWholePointer } from '../release/pointer.ts'
import { refuseFaults } from '../refused.ts'
import { readRegistry } from '../release/registry.ts'
import { targetFaults } from '../release/verify.ts'
import type { Target } from '../targets/target.ts'
import { targetOf, trustedKeys, withJson, withTarget, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

/** The complete versions of every remote of a target. */
async function versionsOf(target: Target): Promise<Map<string, string[]>> {
  const versions = new Map<string, string[]>()
  for (const key of await target.list(`${remotesFolder}/`)) {
    const release = releaseOfKey(key)
    if (release === null) continue
    const { remote, version } = release
    versions.set(remote, [...(versions.get(remote) ?? []), ...(version === null ? [] : [version])])
  }
  return versions
}

/** Adds `list`: the releases of a target. */
export function addListCommand(program: Command, terminal: Terminal): void {
  withJson(withTarget(program.command('list [name]')))
    .description('print the releases of every remote, or the versions of one')
    .action(async (chosen: string | undefined, options: Options) => {
      const target = await targetOf(options, terminal)
      const registered = Object.keys((await readRegistry(target))?.document.remotes ?? {})
      const versions = await versionsOf(target)
      const names = [...new Set([...registered, ...versions.keys()])].toSorted()
      const remotes = await Promise.all(
        names
          .filter((name) => chosen === undefined || name === chosen)
          .map(async (name) => {
            const pointer = await readWholePointer(target, name)
            const misplaced = pointer === null ? [] : await misplacedVersions(target, name, pointer)
            return {
              name,
              registered: registered.includes(name),
              pointer,
              misplaced,
              versions: versions.get(name) ?? [],
            }
          }),
      )
      const lines = remotes.flatMap(({ name, pointer, misplaced, versions: all }) => [
        `${name}: ${pointer ? describeWhole(pointer) : 'not released'}${pointer?.by ? ` (${pointer.by}, ${pointer.at})` : ''}`,
        ...misplaced.map((sentence) => `  ${sentence}`),
        ...(chosen === undefined ? [] : all.map((version) => `  ${version}`)),
      ])
      print(options, terminal, { remotes }, lines.length > 0 ? lines : ['There are no remotes.'])
    })
}

/** Adds `verify`, which checks a whole target. */
export function addVerifyCommand(program: Command, terminal: Terminal): void {
  withJson(withTarget(program.command('verify')))
    .description(
      'check the whole target: all hashes, the pointers, signatures and claims of the versions that they name, and previews',
    )
    .action(async (options: Options) => {
      const target = await targetOf(options, terminal)
      const versions = await versionsOf(target)
      const faults = await targetFaults(target, versions, trustedKeys(terminal), terminal.now())
      refuseFaults(`${target.address} has faults`, faults)
      const count = [...versions.values()].flat().length
      print(options, terminal, { remotes: versions.size, versions: count }, [
        `${target.address}: ${versions.size} remotes with ${count} versions are intact.`,
      ])
    })
}
