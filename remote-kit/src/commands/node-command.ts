import type { Command } from 'commander'
import { withJson, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

/** Adds `node`, for scripts that run other tools: with an older Node, which those do not name, the bin ends before. */
export function addNodeCommand(program: Command, terminal: Terminal): void {
  withJson(program.command('node'))
    .description('say whether this Node can run the tools of a remote, before a script runs them')
    .action((options: Options) => {
      const { node } = process.versions
      print(options, terminal, { node }, [`Node ${node} can run the tools of a remote.`])
    })
}
