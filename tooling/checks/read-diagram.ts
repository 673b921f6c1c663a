/**
 * A flowchart in Mermaid that shows folders: its nodes by their ids, each with the folders that it stands for, and its
 * arrows between nodes.
 */
export type Diagram = {
  nodes: ReadonlyMap<string, readonly string[]>
  arrows: readonly { from: string; to: string }[]
  /** Lines that are none of those below. */
  findings: readonly string[]
}

const start = /^flowchart (?:TB|TD|BT|LR|RL)$/
/** `calls["calls, orders<br/>what they do"]`: the first line of a label names the folders. */
const node = /^([\w-]+)\["([^"]+)"\]$/
const box = /^subgraph ([\w-]+)\["[^"]*"\]$/
/** `shell & embed --> brands`, also with a text: `-->|text|`. */
const arrow = /^([\w-]+(?: & [\w-]+)*) -->(?:\|[^|]*\|)? ([\w-]+(?: & [\w-]+)*)$/
const look = /^(?:direction|classDef|class|style|linkStyle) |^%%/

/** Reads a diagram; an arrow from or to a box is one for each node in it. */
export function readDiagram(source: string): Diagram {
  const nodes = new Map<string, readonly string[]>()
  const boxes = new Map<string, string[]>()
  const open: string[] = []
  const drawn: { from: string; to: string }[] = []
  const findings: string[] = []

  function readLine(line: string): void {
    const [, id, label = ''] = node.exec(line) ?? []
    const [, opened] = box.exec(line) ?? []
    const [, from = '', to = ''] = arrow.exec(line) ?? []
    if (id !== undefined) {
      nodes.set(id, (label.split('<br/>')[0] ?? '').split(', '))
      for (const name of open) boxes.get(name)?.push(id)
    } else if (opened !== undefined) {
      open.push(opened)
      boxes.set(opened, [])
    } else if (from !== '') {
      for (const one of from.split(' & ')) drawn.push(...to.split(' & ').map((other) => ({ from: one, to: other })))
    } else if (line === 'end') open.pop()
    else if (!start.test(line) && !look.test(line)) findings.push(`the line is not understood: ${line}`)
  }

  for (const line of source.split('\n').map((text) => text.trim())) if (line !== '') readLine(line)
  const within = (name: string): readonly string[] => boxes.get(name) ?? [name]
  const arrows = drawn.flatMap(({ from, to }) =>
    within(from).flatMap((one) => within(to).map((other) => ({ from: one, to: other }))),
  )
  const unknown = new Set(arrows.flatMap(({ from, to }) => [from, to]).filter((name) => !nodes.has(name)))
  return { nodes, arrows, findings: [...findings, ...[...unknown].map((name) => `no node has the id ${name}`)] }
}
