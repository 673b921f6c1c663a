import { rule } from './rules.ts'
import { sourceFiles, type Findings } from './source-files.ts'

/** A test file in backticks with the titles of its tests in quotation marks. */
const namedTests = /`([\w./-]+(?:\.(?:test|long)\.tsx?|-journeys\.ts))`((?:,? "[^"\n]+")+)/g
const quoted = /"([^"\n]+)"/g
/** Shorter beginnings of a title are found by chance. */
const shortestTitle = 12

/** A requirement of docs/security.md, with the marks of those that need no test. */
const requirement = /^- \*\*([\d.–]+)\*\* (.*)/gm
const untested = /^(?:Document|Deviation|Backend|Operator|Not applicable): \S/

/** A promise with its text in quotation marks and the file that has it. */
const promisesPage = 'docs/product/promises.md'
const promise = /^- \*\*\d+\*\* '([^']+)' \(`([^`]+)`/

/**
 * Every rule of docs/product that is built, and every requirement of docs/security.md that holds, names at least one test
 * by file and title, and each named test exists. A text of docs/product/promises.md stands in the file it names.
 */
export function ruleTests(folder: string): Findings {
  const sources = sourceFiles(folder, '**/*.{ts,tsx,md}')
  const pages = [...sources].filter(([file]) => /^docs\/product\/(?!README)/.test(file))
  const security = sources.get('docs/security.md') ?? ''

  /** A title is written in the test's source, after the quote that opens it. */
  const hasTest = (file: string, title: string): boolean =>
    ["'", '"', '`'].some((quote) => sources.get(file)?.includes(`${quote}${title}`))

  /** Findings of one item; `isUntested` items may name no test. */
  const findingsOf = (item: string, label: string, isUntested: boolean): Findings => {
    const named = [...item.matchAll(namedTests)].flatMap(([, file = '', titles = '']) =>
      [...titles.matchAll(quoted)].map(([, title = '']) => ({ file, title })),
    )
    if (named.length === 0) return isUntested ? [] : [`${label} names no test`]
    return named
      .filter(({ file, title }) => title.length < shortestTitle || !hasTest(file, title))
      .map(({ file, title }) => `${label} names the test "${title}", which ${file} does not have`)
  }

  const promiseFindings = (item: string, label: string): Findings => {
    const [, text = '', file = ''] = promise.exec(item) ?? []
    return text !== '' && sources.get(file)?.includes(text) ? [] : [`${label} quotes no text of the file it names`]
  }

  const findings = [
    ...pages.flatMap(([page, text]) =>
      [...text.matchAll(rule)].flatMap(([item, number]) => [
        ...findingsOf(item, `${page}: rule ${number}`, item.includes('Not built yet')),
        ...(page === promisesPage ? promiseFindings(item, `${page}: rule ${number}`) : []),
      ]),
    ),
    ...[...security.matchAll(requirement)].flatMap(([, number, text = '']) =>
      findingsOf(text, `docs/security.md: requirement ${number}`, untested.test(text)),
    ),
  ]
  return pages.length === 0 ? ['no pages found'] : findings
}
