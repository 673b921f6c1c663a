import axe from 'axe-core'
import type { Findings } from './source-files.ts'

/** Sources of the repository by their paths. */
export type Sources = ReadonlyMap<string, string>

/** A test file in backticks with the titles of its tests in quotation marks. */
const namedTests = /`([\w./-]+\.tsx?)`((?:,? "[^"\n]+")+)/g
const quoted = /"([^"\n]+)"/g
/** Shorter beginnings of a title are found by chance. */
const shortestTitle = 12

/** The tests that a text names. */
export const namedTestsIn = (text: string): { file: string; title: string }[] =>
  [...text.matchAll(namedTests)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(quoted)].map(([, title = '']) => ({ file, title })),
  )

/** Named tests whose file has no test of this title. A title is written in the source, after the quote that opens it. */
export const missingTests = (text: string, sources: Sources): Findings =>
  namedTestsIn(text)
    .filter(
      ({ file, title }) =>
        title.length < shortestTitle || !["'", '"', '`'].some((quote) => sources.get(file)?.includes(quote + title)),
    )
    .map(({ file, title }) => `names the test "${title}", which ${file} does not have`)

/** The criteria of WCAG 2.2, levels A and AA. */
const criteria = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10
  1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2
  2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`.split(
  /\s+/,
)

const results = ['Supports', 'Partially supports', 'Does not support', 'Not applicable', 'Not tested']
/** Results that a test must show. */
const provenResults = ['Supports', 'Partially supports']

const cellsOf = (row: string): string[] => row.split('|').map((cell) => cell.trim())
const tableRows = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('| '))

/** Whether axe has a rule for a criterion such as 1.4.3. */
const hasRuleOfAxe = (criterion: string): boolean => axe.getRules([`wcag${criterion.replaceAll('.', '')}`]).length > 0

function faultOfCriterion(criterion: string, row: string, sources: Sources): Findings {
  const [, , result = '', proof = ''] = cellsOf(row)
  const isByAxe = /^axe\b/.test(proof)
  return [
    ...(results.includes(result) ? [] : [`has the unknown result "${result}"`]),
    ...(provenResults.includes(result) && !isByAxe && namedTestsIn(proof).length === 0 ? ['names no proof'] : []),
    ...(isByAxe && !hasRuleOfAxe(criterion) ? ['names axe, which has no rule for it'] : []),
    ...missingTests(row, sources),
  ]
}

/** Each criterion has one row of docs/accessibility-conformance.md, and what it names as its proof exists. */
export function conformance(page: string, sources: Sources): Findings {
  if (page === '') return ['docs/accessibility-conformance.md is missing']
  const rows = tableRows(page)
  const ofCriteria = criteria.flatMap((criterion) => {
    const [row, ...others] = rows.filter((line) => line.startsWith(`| ${criterion} `))
    const faults =
      row === undefined
        ? ['has no row']
        : others.length > 0
          ? ['has two rows']
          : faultOfCriterion(criterion, row, sources)
    return faults.map((fault) => `docs/accessibility-conformance.md: criterion ${criterion} ${fault}`)
  })
  const isOfCriterion = (row: string): boolean => criteria.some((criterion) => row.startsWith(`| ${criterion} `))
  const ofOthers = rows.filter((row) => !isOfCriterion(row)).flatMap((row) => missingTests(row, sources))
  return [...ofCriteria, ...ofOthers.map((fault) => `docs/accessibility-conformance.md: a row ${fault}`)]
}

/** What proves an answer: a named test, a check, or a file of the repository, whose path the check `references` looks for. */
const proof = /check `[\w-]+`|`[\w.-]+\/[\w./-]+`|\]\([^)]+\)/

/** Each answer of docs/due-diligence.md names what proves it. */
export function dueDiligence(page: string, sources: Sources): Findings {
  if (page === '') return ['docs/due-diligence.md is missing']
  return tableRows(page)
    .slice(1)
    .flatMap((row) => {
      const [, question = '', , where = ''] = cellsOf(row)
      const faults = [...(proof.test(where) ? [] : ['names no proof']), ...missingTests(where, sources)]
      return faults.map((fault) => `docs/due-diligence.md: "${question}" ${fault}`)
    })
}
