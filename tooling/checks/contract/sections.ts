/**
 * A part of the contract, one line for each thing that is agreed on. A line is indented below the one that it belongs
 * to, as a field below its type.
 */
export type Section = {
  /** The package name of a module, or what the lines are about. */
  title: string
  /** Whether remotes use it, or provide it. */
  direction: 'provided' | 'accepted'
  /** The version of an optional module, which counts for itself; other sections have the contract's. */
  version?: string
  lines: readonly string[]
}

/** The contract of one version. */
export type Contract = { version: string; sections: readonly Section[] }

/** A contract as the text of its file. */
export function toText({ version, sections }: Contract): string {
  const blocks = sections.map(({ title, direction, version: own, lines }) =>
    [[direction, title, own].filter(Boolean).join(' '), ...lines.map((line) => `  ${line}`)].join('\n'),
  )
  return `${[`contract ${version}`, ...blocks].join('\n\n')}\n`
}

/** The contract that {@link toText} wrote. */
export function fromText(text: string): Contract {
  const [head = '', ...blocks] = text.trimEnd().split('\n\n')
  const sections = blocks.map((block): Section => {
    const [heading = '', ...lines] = block.split('\n')
    const [direction, title = '', version] = heading.split(' ')
    return {
      title,
      direction: direction === 'accepted' ? 'accepted' : 'provided',
      ...(version !== undefined && { version }),
      lines: lines.map((line) => line.slice(2)),
    }
  })
  return { version: head.replace('contract ', ''), sections }
}
