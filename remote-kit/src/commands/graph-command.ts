import { deprecatedParts } from '@portal/shared-contracts/remotes/deprecated-parts'
import { Option, type Command } from 'commander'
import { describeGraph, jsonOf } from '../graph/describe-graph.ts'
import { ofRemote } from '../graph/graph.ts'
import { mermaidOf } from '../graph/mermaid.ts'
import { readGraph } from '../graph/read-graph.ts'
import { Refused } from '../refused.ts'
import { targetOf, trustedKeys, withJson, withTarget, type Options } from './options.ts'
import { print, type Terminal } from './terminal.ts'

/** Adds `graph`: who uses what in the portal of a target. */
export function addGraphCommand(program: Command, terminal: Terminal): void {
  withJson(withTarget(program.command('graph [name]')))
    .description(
      'print who uses what: live versions, the widgets that they show of each other, shared modules, and deprecated parts; of one remote with all its imports',
    )
    .addOption(
      new Option('--mermaid', 'print a picture of all remotes as Mermaid text, which GitHub shows').conflicts('json'),
    )
    .action(async (chosen: string | undefined, options: Options & { mermaid?: boolean }) => {
      const target = await targetOf(options, terminal)
      const graph = await readGraph(target, trustedKeys(terminal), deprecatedParts, terminal.now())
      if (chosen !== undefined && graph.remotes.every(({ name }) => name !== chosen))
        throw new Refused(`${chosen} is not registered. "remotes keys list" prints the remotes.`)
      const shown = chosen === undefined ? graph : ofRemote(graph, chosen)
      print(
        options,
        terminal,
        jsonOf(shown),
        options.mermaid ? mermaidOf(graph) : describeGraph(shown, chosen !== undefined),
      )
    })
}
