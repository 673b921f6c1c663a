import type { Command } from 'commander'
import { removeWhole } from '../release/remove.ts'
import { authorOf, withChange } from './options.ts'
import { print, type Terminal } from './terminal.ts'
import { registryChangeOf, type RegistryOptions } from './keys-command.ts'

/** Adds `remove`: a whole remote, with its entry in the registry document, its release pointer and its files. */
export function addRemoveCommand(program: Command, terminal: Terminal): void {
  withChange(program.command('remove <name>'))
    .description('remove a remote whole: the first time it is switched off, a day later its files are deleted')
    .option('--registry-key <file>', 'key that signs the registry document (default: REGISTRY_KEY)')
    .option('--files', 'delete it at once: open pages then no longer find its files')
    .action(async (name: string, options: RegistryOptions & { files?: boolean }) => {
      const { files: atOnce = false, dryRun = false } = options
      const change = await registryChangeOf(options, terminal)
      const removal = await removeWhole(change, name, authorOf(options, terminal), atOnce)
      const sentence =
        'deletableAt' in removal
          ? `${name} is switched off, and open pages still load its files. After ${removal.deletableAt}, "remotes remove ${name}" deletes it; with --files it does so at once.`
          : `${name} is removed: revision ${removal.revision} does not have it, and ${removal.files} files are deleted.`
      print(options, terminal, { remote: name, dryRun, ...removal }, [`${dryRun ? 'Dry run: ' : ''}${sentence}`])
    })
}
