import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readDiagram, type Diagram } from './read-diagram.ts'
import { isTestFile, sourceFiles, type Findings } from './source-files.ts'

const page = 'docs/architecture.md'
/** Static, side-effect, type and dynamic imports, and exports from another file, by a path or the name of a package. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*(['"])(\.[^'"]*|@portal\/[^'"]*)\1/g

/** The length of what stands before the folder in the name of a package. */
const scope = '@portal/'.length

/** Whether a part is a file beside the folders. */
const isFile = (part: string): boolean => part.includes('.')

/** A heading of the page, whose diagrams show imports between these folders. */
type Section = {
  heading: string
  files: string
  /** The folder or file that a diagram shows for a path; undefined for a path that it does not show. */
  shownAs: (file: string) => string | undefined
}

/** The package of a file, one name for all remotes; undefined for files outside the packages. */
const packageOf = (file: string): string | undefined =>
  file.includes('/') ? file.split('/')[0]?.replace(/^mfe-.*/, 'mfe-*') : undefined

/** A folder or file directly in `src`, whatever the package. */
const partOf = (file: string): string | undefined => /^[^/]+\/src\/([^/]+)/.exec(file)?.[1]

const sections: readonly Section[] = [
  { heading: 'Packages and imports', files: '*/**/*.{ts,tsx,mjs}', shownAs: packageOf },
  { heading: 'Folders of a remote', files: 'mfe-*/src/**/*.{ts,tsx}', shownAs: partOf },
  { heading: 'Folders of the edge', files: 'edge-proxy/src/**/*.{ts,tsx}', shownAs: partOf },
]

/** What each folder imports. */
type Imports = ReadonlyMap<string, ReadonlySet<string>>

/** What the code of a section has: its folders, files beside them that import or are imported, and all imports. */
function importsOf(folder: string, { files, shownAs }: Section): { parts: ReadonlySet<string>; imports: Imports } {
  const imports = new Map<string, Set<string>>()
  const parts = new Set<string>()
  for (const [file, text] of sourceFiles(folder, files)) {
    const from = shownAs(file)
    if (from === undefined || isTestFile(file)) continue
    if (!isFile(from)) parts.add(from)
    for (const [, , source = ''] of text.matchAll(imported)) {
      const target = source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : source.slice(scope)
      const to = shownAs(`${target}/`)
      if (to === undefined || to === from || (isFile(to) && !/\.tsx?$/.test(to))) continue
      imports.set(from, (imports.get(from) ?? new Set()).add(to))
      parts.add(from).add(to)
    }
  }
  return { parts, imports }
}

/** Arrows without an import, and imports between two nodes of the diagram without an arrow. */
function arrowFindings({ nodes, arrows }: Diagram, imports: Imports): Findings {
  const hasImport = (from: string, to: string): boolean =>
    (nodes.get(from) ?? []).some((one) => nodes.get(to)?.some((other) => imports.get(one)?.has(other)))
  const isDrawn = (from: string, to: string): boolean => arrows.some((arrow) => arrow.from === from && arrow.to === to)
  const pairs = [...nodes.keys()].flatMap((from) => [...nodes.keys()].map((to) => ({ from, to })))
  return [
    ...arrows.filter(({ from, to }) => !hasImport(from, to)).map(({ from, to }) => `${from} --> ${to} is no import`),
    ...pairs
      .filter(({ from, to }) => from !== to && hasImport(from, to) && !isDrawn(from, to))
      .map(({ from, to }) => `${from} --> ${to} is missing`),
  ]
}

/** Whether a diagram shows all of these parts, in different nodes or in one. */
const shows = ({ nodes }: Diagram, ...wanted: readonly string[]): boolean =>
  wanted.every((part) => [...nodes.values()].flat().includes(part))

/** What the diagrams below a heading say and the code does not, and the other way round. */
function sectionFindings(folder: string, section: Section, text: string): Findings {
  const [, below = ''] = text.split(`\n## ${section.heading}\n`)
  const [own = ''] = below.split(/^## /m)
  const drawn = [...own.matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(([, source = '']) => readDiagram(source))
  const { parts, imports } = importsOf(folder, section)
  const shown = new Set(drawn.flatMap(({ nodes }) => [...nodes.values()].flat()))
  const apart = [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => shown.has(from) && shown.has(to) && !drawn.some((diagram) => shows(diagram, from, to)))
      .map((to) => `no diagram shows that ${from} imports ${to}`),
  )
  return [
    ...drawn.flatMap((diagram) => [...diagram.findings, ...arrowFindings(diagram, imports)]),
    ...apart,
    ...[...parts].filter((part) => !shown.has(part)).map((part) => `${part} has no node`),
    ...[...shown].filter((part) => !parts.has(part)).map((part) => `the node ${part} is no folder`),
  ]
}

/**
 * The diagrams of packages and folders in docs/architecture.md against the code: every folder has a node, and an arrow
 * is where one folder imports another. Tests do not count.
 */
export function diagrams(folder: string): Findings {
  if (!existsSync(path.join(folder, page))) return [`${page} does not exist`]
  const text = readFileSync(path.join(folder, page), 'utf8')
  return sections.flatMap((section) =>
    sectionFindings(folder, section, text).map((finding) => `${page}, ${section.heading}: ${finding}`),
  )
}
