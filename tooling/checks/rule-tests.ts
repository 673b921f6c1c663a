import type { Findings } from './findings.ts'
import { sourceFiles } from './source-files.ts'

const rule = /^(\d+)\. .*(?:\n(?!\d+\. |#|\n).*)*/gm
/** A test file in backticks with the titles of its tests in quotation marks. */
const namedTests = /`([\w./-]+(?:\.(?:test|long)\.tsx?|-journeys\.ts))`((?:,? "[^"\n]+")+)/g
const quoted = /"([^"\n]+)"/g
/** Shorter beginnings of a title are found by chance. */
const shortestTitle = 12

/** Every rule of docs/product that is built names at least one test by file and title, and each named test exists. */
export function ruleTests(folder: string): Findings {
  const sources = sourceFiles(folder, ['ts', 'tsx', 'md'])
  const pages = [...sources].filter(([file]) => /^docs\/product\/(?!README)/.test(file))

  /** A title is written in the test's source, after the quote that opens it. */
  const hasTest = (file: string, title: string): boolean =>
    ["'", '"', '`'].some((quote) => sources.get(file)?.includes(`${quote}${title}`))

  const findings = pages.flatMap(([page, text]) =>
    [...text.matchAll(rule)].flatMap(([item, number]) => {
      const named = [...item.matchAll(namedTests)].flatMap(([, file = '', titles = '']) =>
        [...titles.matchAll(quoted)].map(([, title = '']) => ({ file, title })),
      )
      if (named.length === 0) return item.includes('Not built yet') ? [] : [`${page}: rule ${number} names no test`]
      return named
        .filter(({ file, title }) => title.length < shortestTitle || !hasTest(file, title))
        .map(({ file, title }) => `${page}: rule ${number} names the test "${title}", which ${file} does not have`)
    }),
  )
  return pages.length === 0 ? ['no pages found'] : findings
}
