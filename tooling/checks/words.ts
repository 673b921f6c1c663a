import type { Findings } from './findings.ts'
import { sourceFiles } from './source-files.ts'

type Words = Readonly<Record<string, string>>

/** Words with their replacement, banned as a whole word or as a part of an identifier. */
const everywhere: Words = {
  refusal: 'HTTP error, 4xx or rejection',
  desk: 'context or dependencies',
  door: 'route',
  told: 'an event name such as onMatched',
  vouch: 'integrity',
  vouches: 'integrity',
  vouched: 'integrity',
  keeper: 'session manager',
  lent: 'optional shared',
  lend: 'optional shared',
  neighbourhood: 'subnet',
  disguised: 'untrusted proxy',
  patience: 'failure threshold',
  arrival: 'navigation',
  whoever: 'the user or caller that is meant',
  nobody: 'no user or no caller',
  somebody: 'a user or a caller',
}

/** Sequences of words, banned as a part of an identifier. */
const inIdentifiers: Words = {
  'give back': 'refund',
  'in turn': 'a serial queue',
  'when seen': 'refreshOnMount',
  'call error': 'ApiError',
  'edge decides': 'rewriteBody',
}

/** Banned as a whole identifier and as the last word of a type's name. */
const identifiers: Words = {
  here: 'perAccountAndAddress',
  anywhere: 'perAccount',
  rest: 'others or props',
  answer: 'response',
  reply: 'response',
  failure: 'error',
  problem: 'error',
}

/** Banned as the last word of a type's name; `incoming` is @hono/node-server's name of a request. */
const types: Words = { ...identifiers, incoming: 'request' }

/** Files that contain the words as data. */
const ownFiles = ['tooling/checks/words.ts', 'tooling/checks/checks.test.ts']

const commentOrString = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** `createOrderDesk` → `create order desk`. */
const splitWords = (identifier: string): string =>
  identifier
    .replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')
    .replaceAll('_', ' ')
    .toLowerCase()

const singular = (word: string): string => word.replace(/s$/, '')

function inLine(line: string): string[] {
  return (line.match(/[A-Za-z][\w$]*/g) ?? []).flatMap((identifier) => {
    const words = splitWords(identifier)
    return [
      ...words
        .split(' ')
        .map((word) => (Object.hasOwn(everywhere, word) ? word : singular(word)))
        .flatMap((word) => (Object.hasOwn(everywhere, word) ? [`${identifier}: write ${everywhere[word]}`] : [])),
      ...Object.entries(inIdentifiers).flatMap(([sequence, instead]) =>
        ` ${words} `.includes(` ${sequence} `) ? [`${identifier}: write ${instead}`] : [],
      ),
    ]
  })
}

/** Own names in code without comments and strings; members of other objects may be a library's. */
function inCode(line: string): string[] {
  return (line.match(/(?<![.\w$]|\.\.)(?:\.{3})?[A-Za-z][\w$]*/g) ?? []).flatMap((match) => {
    const identifier = match.replace('...', '')
    const words = splitWords(identifier).split(' ')
    const last = singular(words.at(-1) ?? '')
    const isType = /^[A-Z]/.test(identifier)
    const isBanned = isType ? Object.hasOwn(types, last) : words.length === 1 && Object.hasOwn(identifiers, last)
    return isBanned ? [`${identifier}: write ${types[last]}`] : []
  })
}

/** Words that have a standard term, in names, comments, texts and documents. */
export function words(folder: string): Findings {
  const sources = sourceFiles(folder, ['ts', 'tsx', 'mjs', 'css', 'html', 'sql', 'md'])
  for (const file of ownFiles) sources.delete(file)
  const findings = [...sources].flatMap(([file, text]) => {
    const code = /\.(?:tsx?|mjs)$/.test(file)
      ? text.replace(commentOrString, (part) => part.replaceAll(/[^\n]/g, ' ')).split('\n')
      : []
    return text
      .split('\n')
      .flatMap((line, index) =>
        [...inLine(line), ...inCode(code[index] ?? '')].map((finding) => `${file}:${index + 1}: ${finding}`),
      )
  })
  return sources.size === 0 ? ['no source files found'] : findings
}
