import type { Command } from 'commander'
import { refuseFaults } from '../refused.ts'
import { targetFaults } from '../release/verify.ts'
import { print, targetOf, withJson, withTarget, type Options, type Terminal } from './context.ts'
import { trustedKeys } from './keys-command.ts'
import { versionsOf } from './list-command.ts'

export function addVerifyCommand(program: Command, terminal: Terminal): void {
  withJson(withTarget(program.command('verify')))
    .description(
      'check the whole target: all hashes, the pointers, and signatures and claims of the versions that they name',
    )
    .action(async (options: Options) => {
      const target = await targetOf(options, terminal)
      const versions = await versionsOf(target)
      const faults = await targetFaults(target, versions, trustedKeys(terminal))
      refuseFaults(`${target.address} has faults`, faults)
      const count = [...versions.values()].flat().length
      print(options, terminal, { remotes: versions.size, versions: count }, [
        `${target.address}: ${versions.size} remotes with ${count} versions are intact.`,
      ])
    })
}
