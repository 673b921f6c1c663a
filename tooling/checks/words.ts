import { isNamesOfBrand, sourceFiles, type Findings } from './source-files.ts'

/** Words with their replacement, as a whole word or as a part of a name such as `createOrderDesk`. */
const replaced: Readonly<Record<string, string>> = {
  refusal: 'HTTP error, 4xx or rejection',
  desk: 'context or dependencies',
  door: 'route',
  told: 'an event name such as onMatched',
  vouch: 'integrity',
  vouche: 'integrity',
  vouched: 'integrity',
  keeper: 'session manager',
  lent: 'optional shared',
  lend: 'optional shared',
  neighbourhood: 'subnet',
  disguised: 'untrusted proxy',
  arrival: 'navigation',
  whoever: 'the user or caller that is meant',
  nobody: 'no user or no caller',
  somebody: 'a user or a caller',
}

/** Stems with their replacement, in any word: `impatient`, `patiently`. */
const stems: Readonly<Record<string, string>> = { patien: 'failure threshold, timeout or limit' }

/** Endings of the name of a type or of its schema, which is a constant with a capital letter. */
const endings: Readonly<Record<string, string>> = {
  Answer: 'response',
  Reply: 'response',
  Failure: 'error',
  Problem: 'error',
}
const typeName = new RegExp(`\\b(?:type|class|interface|const(?= [A-Z])) (\\w*(${Object.keys(endings).join('|')}))\\b`)

/** Files that contain the words as data. */
const ownFiles = [
  'tooling/checks/words.ts',
  'tooling/checks/check.test.ts',
  'tooling/create-brand/create-brand.test.ts',
]

/** `createOrderDesks` → `create`, `order`, `desk`. */
const wordsOf = (name: string): string[] =>
  name.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_/).map((word) => word.toLowerCase().replace(/s$/, ''))

const replacementOf = (word: string): string | undefined =>
  Object.hasOwn(replaced, word) ? replaced[word] : Object.entries(stems).find(([stem]) => word.includes(stem))?.[1]

function findingsOf(line: string): string[] {
  const names = (line.match(/[A-Za-z][\w$]*/g) ?? []).flatMap((name) =>
    wordsOf(name).flatMap((word) => {
      const replacement = replacementOf(word)
      return replacement === undefined ? [] : [`${name}: write ${replacement}`]
    }),
  )
  const [, name, ending = ''] = typeName.exec(line) ?? []
  return name === undefined ? names : [...names, `${name}: write ${endings[ending]}`]
}

/** Words that have a standard term, in names, comments, texts and documents. */
export function words(folder: string): Findings {
  const sources = sourceFiles(folder, '**/*.{ts,tsx,mjs,css,html,sql,md}')
  for (const file of sources.keys()) if (ownFiles.includes(file) || isNamesOfBrand(file)) sources.delete(file)
  const findings = [...sources].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => findingsOf(line).map((finding) => `${file}:${index + 1}: ${finding}`)),
  )
  return sources.size === 0 ? ['no source files found'] : findings
}
