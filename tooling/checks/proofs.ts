import path from 'node:path'
import axe from 'axe-core'
import type { Findings } from './source-files.ts'
import { tableRows } from './table-rows.ts'

/** Sources of the repository by their paths. */
export type Sources = ReadonlyMap<string, string>

const fileOfChecks = 'tooling/checks/check.ts'

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

/** What stands before the title of a test: `test(`, or the second call of `test.each(…)(`; not `test.skip(`. */
const testCall = /(?:\btest|\))\(\s*$/

const hasTest = (source: string, title: string): boolean =>
  ["'", '"', '`'].some((quote) =>
    source
      .split(quote + title)
      .slice(0, -1)
      .some((before) => testCall.test(before)),
  )

/** Named tests whose file has no test whose title begins so. */
export const missingTests = (text: string, sources: Sources): Findings =>
  namedTestsIn(text)
    .filter(({ file, title }) => title.length < shortestTitle || !hasTest(sources.get(file) ?? '', title))
    .map(({ file, title }) => `names the test "${title}", which ${file} does not have`)

/** The criteria of WCAG 2.2, levels A and AA. */
const criteria = `1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10
  1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2
  2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3`.split(
  /\s+/,
)

const results = ['Supports', 'Partially supports', 'Does not support', 'Not applicable', 'Not tested']
/** Results that a test or a check must show. */
const provenResults = ['Supports', 'Partially supports']
const testOrCheck = /\.tsx?`,? "|check `/

/** Whether axe has a rule for a criterion such as 1.4.3. */
const hasRuleOfAxe = (criterion: string): boolean => axe.getRules([`wcag${criterion.replaceAll('.', '')}`]).length > 0

/** Checks that a text names and `npm run check` does not have. */
const missingChecks = (text: string, sources: Sources): Findings =>
  [...text.matchAll(/check `([\w-]+)`/g)]
    .filter(([, name]) => !new RegExp(`^ {2}'?${name}'?: \\[`, 'm').test(sources.get(fileOfChecks) ?? ''))
    .map(([, name]) => `names the check ${name}, which ${fileOfChecks} does not have`)

/** Links to files that the repository does not have, or outside it. Documents are in `docs`. */
const missingFiles = (text: string, sources: Sources): Findings =>
  [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)]
    .filter(([, link = '']) => !sources.has(path.posix.join('docs', link)))
    .map(([, link]) => `links to ${link}, which is no document of the repository`)

const faultsOf = (text: string, sources: Sources): Findings =>
  [missingTests, missingChecks, missingFiles].flatMap((missing) => missing(text, sources))

function faultsOfCriterion(
  criterion: string,
  [, result = '', proof = '']: readonly string[],
  sources: Sources,
): Findings {
  const isByAxe = /^axe\b/.test(proof)
  return [
    ...(results.includes(result) ? [] : [`has the unknown result "${result}"`]),
    ...(provenResults.includes(result) && !isByAxe && !testOrCheck.test(proof) ? ['names no proof'] : []),
    ...(isByAxe && !hasRuleOfAxe(criterion) ? ['names axe, which has no rule for it'] : []),
    ...(result === 'Supports' && proof.includes('Not covered')
      ? ['names what is not covered: write Partially supports']
      : []),
    ...faultsOf(proof, sources),
  ]
}

/** Each criterion has one row of docs/accessibility-conformance.md, and what it names as its proof exists. */
export function conformance(page: string, sources: Sources): Findings {
  if (page === '') return ['docs/accessibility-conformance.md is missing']
  const rows = tableRows(page)
  const rowsOf = (criterion: string) => rows.filter(([first = '']) => first.split(' ')[0] === criterion)
  const ofCriteria = criteria.flatMap((criterion) => {
    const [row, ...others] = rowsOf(criterion)
    const faults =
      row === undefined
        ? ['has no row']
        : others.length > 0
          ? ['has two rows']
          : faultsOfCriterion(criterion, row, sources)
    return faults.map((fault) => `docs/accessibility-conformance.md: criterion ${criterion} ${fault}`)
  })
  const known = new Set(criteria.flatMap(rowsOf))
  const ofOthers = rows.filter((row) => !known.has(row)).flatMap((row) => faultsOf(row.join(' '), sources))
  return [...ofCriteria, ...ofOthers.map((fault) => `docs/accessibility-conformance.md: a row ${fault}`)]
}

/**
 * What proves an answer: a named test, a check, a document, or a file of the repository, whose path the check
 * `references` looks for.
 */
const proof = /check `|`[\w.-]+\/[\w./-]+`|\]\(/

/** Each answer of docs/due-diligence.md names what proves it. */
export function dueDiligence(page: string, sources: Sources): Findings {
  if (page === '') return ['docs/due-diligence.md is missing']
  return tableRows(page).flatMap(([question = '', , where = '']) => {
    const faults = [...(proof.test(where) ? [] : ['names no proof']), ...faultsOf(where, sources)]
    return faults.map((fault) => `docs/due-diligence.md: "${question}" ${fault}`)
  })
}
