import path from 'node:path'
import { conformance, dueDiligence, missingTests, namedTestsIn, type Sources } from './proofs.ts'
import { rule } from './rules.ts'
import { sourceFiles, type Findings } from './source-files.ts'

/** The comment above a test that says which rules of docs/product it shows. */
const namedRules = /^[ \t]*\/\/ Rules?: (.*)\n(?=(?:[ \t]*\/\/.*\n)*(.*))/gm
const testCall = /^[ \t]*(?:test|it|describe)\b/
const testFile = /\.(?:test|long)\.tsx?$|-journeys\.ts$/

/** A promise of docs/product/promises.md with its text in quotation marks. */
const promise = /^- \*\*promises-\d+\*\* '([^']+)'/

/** A requirement of docs/security.md, with the marks of those that need no test. */
const requirement = /^- \*\*([\d.–]+)\*\* (.*)/gm
const untested = /^(?:Document|Deviation|Backend|Operator|Not applicable): \S/

/** The rules that a test file names, and comments that stand above no test. */
function rulesOfTests(file: string, text: string): { ids: string[]; findings: Findings } {
  const comments = [...text.matchAll(namedRules)]
  return {
    ids: comments.flatMap(([, ids = '']) => ids.split(', ')),
    findings: comments
      .filter(([, , next = '']) => !testCall.test(next))
      .map(([, ids]) => `${file}: ${ids} stands above no test`),
  }
}

/** Every rule of docs/product is named by a test, and every rule that a test names exists. */
function pairedRules(pages: readonly (readonly [string, string])[], sources: Sources): Findings {
  const tests = [...sources].filter(([file]) => testFile.test(file))
  const named = tests.map(([file, text]) => ({ file, ...rulesOfTests(file, text) }))
  const rules = pages.flatMap(([page, text]) => [...text.matchAll(rule)].map(([, id = '']) => ({ page, id })))
  const ids = new Set(rules.map(({ id }) => id))
  const tested = new Set(named.flatMap((test) => test.ids))
  return [
    ...rules
      .filter(({ page, id }) => id.replace(/-\d+$/, '') !== path.basename(page, '.md'))
      .map(({ page, id }) => `${page}: ${id} does not begin with the name of the page`),
    ...rules.filter(({ id }) => !tested.has(id)).map(({ page, id }) => `${page}: no test names ${id}`),
    ...named.flatMap(({ file, ids: namedIds, findings }) => [
      ...findings,
      ...namedIds.filter((id) => !ids.has(id)).map((id) => `${file}: there is no rule ${id}`),
    ]),
  ]
}

/** A promise is quoted from a text that members see. */
function promises(page: string, sources: Sources): Findings {
  const texts = [...sources].filter(([file]) => !file.endsWith('.md') && !testFile.test(file)).map(([, text]) => text)
  return [...page.matchAll(rule)]
    .map(([item, id]) => ({ id, quote: promise.exec(item)?.[1] }))
    .filter(({ quote }) => quote === undefined || !texts.some((text) => text.includes(quote)))
    .map(({ id }) => `${id} quotes no text of the portal`)
}

/** Every requirement of docs/security.md that holds names a test by file and title, and each named test exists. */
function requirements(page: string, sources: Sources): Findings {
  return [...page.matchAll(requirement)].flatMap(([, number, item = '']) => {
    const label = `docs/security.md: requirement ${number}`
    if (namedTestsIn(item).length === 0) return untested.test(item) ? [] : [`${label} names no test`]
    return missingTests(item, sources).map((finding) => `${label} ${finding}`)
  })
}

/**
 * Rules of docs/product and their tests, paired both ways; promises of docs/product/promises.md and their texts;
 * requirements of docs/security.md, criteria of docs/accessibility-conformance.md and answers of docs/due-diligence.md,
 * and what proves them.
 */
export function ruleTests(folder: string): Findings {
  const sources = sourceFiles(folder, '**/*.{ts,tsx,md}')
  const pages = [...sources].filter(([file]) => /^docs\/product\/(?!README)/.test(file))
  if (pages.length === 0) return ['no pages found']
  return [
    ...pairedRules(pages, sources),
    ...promises(sources.get('docs/product/promises.md') ?? '', sources),
    ...requirements(sources.get('docs/security.md') ?? '', sources),
    ...conformance(sources.get('docs/accessibility-conformance.md') ?? '', sources),
    ...dueDiligence(sources.get('docs/due-diligence.md') ?? '', sources),
  ]
}
