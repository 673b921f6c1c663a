import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { rule } from './rules.ts'
import { sourceFiles, type Findings } from './source-files.ts'

const outside =
  /\b(?:spec(?:ification)?|design) §|\.\.\/shared\/|\b(?:portal-spec|house-style|style-by-example|plain-words)\b|\bdesign\.md\b/gi
const documentMention = /\bdocs\/[\w./-]+\.md/g
const ruleMention = /\brules? ([a-z-]+-\d+(?:(?:, | and | to )[a-z-]+-\d+)*)/g
/** A rule in the answers page, which needs no word before it. */
const ruleId = /\b[a-z]+(?:-[a-z]+)*-\d+\b/g
const decisionMention = /\bdecision (\d{4})\b/gi
const link = /\]\(([^)\s]+)\)/g
const code = /`([^`\n]+)`/g
const sourcePath = /^[\w.*-]+(?:\/[\w.*-]+)+\/?$/
const sourceExtension = /\.(?:tsx?|mjs|css|md|json|html|sql)$/
const sourceFile = /^[^.].*(?<!\.d)\.(?:tsx?|css|sql)$/
/** Names of code, and the file that they are in: `pay` and `send` in `src/order.ts`, or `src/order.ts` (`pay`). */
const namesBefore = /((?:`[\w$]+`(?:, | and )?)+) (?:in|of) `([^`\s]+\.tsx?)`/g
const namesBehind = /`([^`\s]+\.tsx?)` \(((?:`[\w$]+`(?:, | and )?)+)/g
const comment = /\/\*[\s\S]*?\*\/|\/\/.*/g

/** The page that says which files a change touches: everything in backticks with a slash is a path there. */
const answersPage = 'CONTRIBUTING.md'

/** Files that contain these patterns as data. */
const ownFiles = new Set(
  ['references.ts', 'check.test.ts', 'references.test.ts', 'rule-tests.test.ts'].map(
    (name) => `tooling/checks/${name}`,
  ),
)

/** The sources of the repository by path, and whether a path or a pattern of paths has a file. */
type Repository = { sources: ReadonlyMap<string, string>; exists: (file: string) => boolean }

const groups = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0])

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** The page with a rule, if its id is one. */
const pageOf = (id: string): string => `docs/product/${id.replace(/-\d+$/, '')}.md`

/** Ids of a page's rules. */
const rulesOf = (page: string): string[] => groups(page, rule)

/** Anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): Set<string> =>
  new Set(
    groups(page, /^#+ (.+)$/gm).map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

/** Documents, rules and decisions that a comment or a document names. */
const mentions = (file: string, text: string, { sources, exists }: Repository): Findings => [
  ...[...text.matchAll(outside)].map(
    (match) => `${file}:${lineOf(text, match.index)}: "${match[0]}" points outside the repository`,
  ),
  ...groups(text, documentMention)
    .filter((document) => !exists(document))
    .map((document) => `${file}: ${document} does not exist`),
  ...groups(text, ruleMention)
    .flatMap((ids) => ids.split(/, | and | to /))
    .filter((id) => !rulesOf(sources.get(pageOf(id)) ?? '').includes(id))
    .map((id) => `${file}: there is no rule ${id}`),
  ...groups(text, decisionMention)
    .filter((number) => !exists(`docs/decisions/${number}-*.md`))
    .map((number) => `${file}: there is no decision ${number}`),
]

/** Links of a document within the repository. */
const links = (file: string, text: string, { sources, exists }: Repository): Findings =>
  groups(text, link)
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [place = '', anchor] = target.split('#')
      const page = place === '' ? file : path.posix.join(path.posix.dirname(file), place)
      if (!exists(page)) return [`${file}: the link ${target} has no target`]
      const hasAnchor = anchor === undefined || anchorsOf(sources.get(page) ?? '').has(anchor)
      return hasAnchor ? [] : [`${file}: ${page} has no heading #${anchor}`]
    })

/** Paths in backticks: relative to the document or file, to the sources of its package or to the repository. */
function paths(file: string, text: string, { exists }: Repository): Findings {
  // Comments of code name other things of that form, too; only names of source files are looked for there.
  const named = file.endsWith('.md')
    ? groups(text, code)
    : groups(groups(text, comment).join('\n'), code).filter((name) => sourceFile.test(name))
  const bases = [path.posix.dirname(file), `${file.split('/')[0]}/src`, '.']
  return (
    named
      // Folders that a build or a start writes are empty in a fresh clone.
      .filter((name) => sourcePath.test(name) && !/(^|\/)dist\/|^\.(data|releases)\//.test(name))
      .filter((name) => sourceExtension.test(name) || file === answersPage || exists(name.split('/')[0] ?? ''))
      .filter((name) => !bases.some((base) => exists(path.posix.join(base, name))))
      .map((name) => `${file}: ${name} does not exist`)
  )
}

/** Names of code that are gone from the file that the answers page gives for them. */
function goneNames(text: string, sources: Repository['sources']): Findings {
  const page = text.replaceAll(/\s+/g, ' ')
  const named = [
    ...[...page.matchAll(namesBefore)].map(([, names = '', file = '']) => ({ file, names })),
    ...[...page.matchAll(namesBehind)].map(([, file = '', names = '']) => ({ file, names })),
  ]
  return named.flatMap(({ file, names }) => {
    const source = sources.get(file)
    return groups(names, code)
      .filter((name) => source !== undefined && !source.includes(name))
      .map((name) => `${answersPage}: ${file} has no ${name}`)
  })
}

/** Each answer to "Where things go" names a path, which {@link paths} follows; its rules and names of code exist. */
function answers(file: string, text: string, { sources }: Repository): Findings {
  if (file !== answersPage) return []
  const goneRules = groups(text, ruleId).filter((id) => {
    const page = sources.get(pageOf(id))
    return page !== undefined && !rulesOf(page).includes(id)
  })
  const [, below = ''] = text.split('\n## Where things go\n')
  const items = below.split(/^## /m)[0]?.split(/^- /m).slice(1) ?? []
  return [
    ...items
      .filter((item) => !groups(item, code).some((name) => sourcePath.test(name)))
      .map((item) => `${file}: no path in the answer "${item.split(':')[0]}"`),
    ...goneRules.map((id) => `${file}: there is no rule ${id}`),
    ...goneNames(text, sources),
  ]
}

/**
 * The numbers of a page's rules rise, so that each is found and stands once; those of rules that are gone are missing.
 */
function order(file: string, text: string): Findings {
  const numbers = rulesOf(text).map((id) => Number(/\d+$/.exec(id)?.[0]))
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? 0
    return number > before ? [] : [`${file}: rule ${number} stands after rule ${before}`]
  })
}

/** The number of a decision stands in its file's name and in its heading, and belongs to one decision. */
function decision(file: string, text: string, { sources }: Repository): Findings {
  const number = /^docs\/decisions\/(\d{4})-/.exec(file)?.[1]
  if (number === undefined) return []
  const others = [...sources.keys()].filter((name) => name.startsWith(`docs/decisions/${number}-`) && name < file)
  return [
    ...others.map((other) => `${file}: ${other} has the number ${number} too`),
    ...(text.startsWith(`# ${Number(number)}. `) ? [] : [`${file}: the heading does not begin with its number`]),
  ]
}

/** References of comments and documents to other documents, rules and files resolve inside the repository. */
export function references(folder: string): Findings {
  const sources = sourceFiles(folder, '**/*.{ts,tsx,mjs,css,md}')
  const exists = (file: string): boolean =>
    file.includes('*') ? globSync(file, { cwd: folder }).length > 0 : existsSync(path.join(folder, file))
  const repository = { sources, exists }
  const findings = [...sources].flatMap(([file, text]) => [
    ...(ownFiles.has(file) ? [] : mentions(file, text, repository)),
    ...(file.endsWith('.md') ? links(file, text, repository) : []),
    ...(ownFiles.has(file) ? [] : paths(file, text, repository)),
    ...answers(file, text, repository),
    ...decision(file, text, repository),
    ...(/^docs\/product\/.*\.md$/.test(file) ? order(file, text) : []),
  ])
  return sources.size === 0 ? ['no source files found'] : findings
}
