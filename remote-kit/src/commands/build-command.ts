import path from 'node:path'
import type { Command } from 'commander'
import { filesBelow } from '../files/files.ts'
import { remotePackage } from '../files/remote-folder.ts'
import { withJson, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

/** Adds `build`, the build of the kit's webpack preset. */
export function addBuildCommand(program: Command, terminal: Terminal): void {
  withJson(program.command('build [folder]'))
    .description('build a remote into its folder dist')
    .action(async (given: string | undefined, options: Options) => {
      const folder = path.resolve(terminal.cwd, given ?? '.')
      // Loaded on use, because the other commands do not need webpack.
      const { buildRemote } = await import('../webpack/build.ts')
      await buildRemote(folder)
      const { name } = remotePackage(folder)
      const files = filesBelow(path.join(folder, 'dist'))
      print(options, terminal, { remote: name, files }, [`Built ${name}: ${files.length} files in dist.`])
    })
}
