import { roleName } from './describe-graph.ts'
import { offeredSlots, type Graph, type GraphRemote, type WidgetConsumer } from './graph.ts'

/** A text in a label: characters that Mermaid or HTML read otherwise are written as their code. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\p{L}\p{N} ./:,@%()=^_-]/gu, (character) => `#${character.codePointAt(0)};`)

const label = (lines: readonly string[]): string => `"${lines.map(escaped).join('<br/>')}"`

const hasDeprecated = ({ versions }: GraphRemote): boolean =>
  versions.some(({ parts }) => (parts?.deprecated ?? []).length > 0)

/** With a prefix, because Mermaid reads a name such as `end` otherwise. */
const remoteId = (name: string): string => `remote_${name.replaceAll('-', '_')}`
const slotId = (slot: string): string => `slot_${slot.replace(':', '__').replaceAll('-', '_')}`
const nodeOf = (by: WidgetConsumer): string =>
  'slot' in by ? slotId(by.slot) : 'shell' in by ? `shell_${by.shell.replaceAll(/\W/g, '_')}` : remoteId(by.remote)

function remoteNode(remote: GraphRemote): string {
  const { name, disabled, versions } = remote
  const lines = versions.map((version) => {
    const state = version.parts === null ? 'refused' : `contract ${version.parts.contract}`
    return `${roleName(version)}: ${version.version}, ${state}`
  })
  const parts = versions.flatMap(({ parts: own }) => (own?.deprecated ?? []).map((part) => part.name))
  const deprecated = parts.length > 0 ? [`deprecated: ${[...new Set(parts)].join(', ')}`] : []
  return `  ${remoteId(name)}[${label([name + (disabled ? ', off' : ''), ...lines, ...deprecated])}]`
}

/** One arrow for each pair of nodes, with all widgets that the first shows of the second. */
function arrows({ widgets, remotes }: Graph): string[] {
  const shown = widgets.flatMap(({ widget, shownBy }) => shownBy.map((by) => ({ widget, from: nodeOf(by) })))
  const known = new Set(remotes.map(({ name }) => name))
  const pairs = Map.groupBy(shown, ({ widget, from }) => JSON.stringify([from, widget.split('/')[0]]))
  return [...pairs.values()].flatMap((own) => {
    const [first] = own
    const [owner = ''] = first?.widget.split('/') ?? []
    if (first === undefined || !known.has(owner)) return []
    const names = [...new Set(own.map(({ widget }) => widget.slice(owner.length + 1)))]
    return [`  ${first.from} -->|${label(names)}| ${remoteId(owner)}`]
  })
}

const offerArrows = (remote: GraphRemote): string[] =>
  [...new Set(offeredSlots(remote))].map((slot) => `  ${remoteId(remote.name)} -->|"offers"| ${slotId(slot)}`)

/**
 * A graph as a Mermaid flowchart, which GitHub shows: arrows point from who shows a widget to the remote that has it,
 * and from a remote to the slots that it offers.
 */
export function mermaidOf(graph: Graph): string[] {
  const { shells, remotes, widgets } = graph
  const filled = widgets.flatMap(({ shownBy }) => shownBy.flatMap((by) => ('slot' in by ? by.slot : [])))
  const offered = remotes.flatMap((remote) => offeredSlots(remote))
  const slots = [...new Set([...filled, ...offered])].toSorted()
  const classes = [
    ['deprecated', remotes.filter(hasDeprecated), 'stroke:#b45309,stroke-width:3px'],
    ['off', remotes.filter(({ disabled }) => disabled), 'stroke-dasharray:4'],
  ] as const
  return [
    'flowchart LR',
    ...shells.map(
      ({ build, origin, contract }) =>
        `  ${nodeOf({ shell: build })}([${label([`shell ${build}`, origin, `contract ${contract}`])}])`,
    ),
    ...slots.map((slot) => `  ${slotId(slot)}([${label([`slot ${slot}`])}])`),
    ...remotes.map(remoteNode),
    ...remotes.flatMap(offerArrows),
    ...arrows(graph),
    ...classes.flatMap(([name, own, style]) =>
      own.length > 0
        ? [`  classDef ${name} ${style}`, `  class ${own.map((remote) => remoteId(remote.name)).join(',')} ${name}`]
        : [],
    ),
  ]
}
