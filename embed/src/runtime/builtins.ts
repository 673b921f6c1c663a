import { EmbedError } from '../loader/embed-error.ts'
import type { EmbeddingPage } from '../loader/page-types.ts'

const list = [3, 1, 2]
const difference = (one: number, other: number): number => one - other

/**
 * Built-ins that elements, React and the other libraries rely on, each with a use that is true. Scripts of pages
 * replace them, often those of Prototype and MooTools. `Array.from` and `entries()` of lists are not among them:
 * neither is called.
 */
const uses: readonly (readonly [name: string, isTrue: () => boolean])[] = [
  ['Function.prototype.bind', () => difference.bind(null, 3)(1) === 2],
  ['Array.prototype.reduce', () => list.reduce((total, item) => total + item, 0) === 6],
  ['Array.prototype.filter', () => list.filter((item) => item < 3)[1] === 2],
  ['Array.prototype.find', () => list.find((item) => item < 3) === 1],
  ['Array.prototype.includes', () => list.includes(2) && !list.includes(4)],
  ['Array.prototype.map', () => list.map((item, index) => item * index)[2] === 4],
  ['Array.prototype.toJSON', () => JSON.stringify([1]) === '[1]'],
  ['String.prototype.replaceAll', () => 'a.a'.replaceAll('.', '') === 'aa'],
  // Parsed, because the minifier knows the keys of a literal.
  ['Object.keys', () => Object.keys(JSON.parse('{"a":1}'))[0] === 'a'],
  [
    'Object.prototype',
    () => {
      for (const _ in {}) return false
      return true
    },
  ],
  ['Map', () => [...new Map([[1, 2]]).values()][0] === 2],
  ['Set', () => [...new Set(list)][2] === 2],
  ['Promise', () => Promise.resolve().finally(() => {}) instanceof Promise],
]

function isReplaced(isTrue: () => boolean): boolean {
  try {
    return !isTrue()
  } catch {
    return true
  }
}

/** @throws EmbedError if the page has replaced built-ins; its console names them once */
export function requireBuiltins(page: Pick<EmbeddingPage, 'replacedBuiltins'>): void {
  const names: string[] = []
  for (const [name, isTrue] of uses) if (isReplaced(isTrue)) names[names.length] = name
  if (names.length === 0) return
  if (!page.replacedBuiltins) console.error(`Elements cannot work, because this page has replaced ${names.join(', ')}`)
  page.replacedBuiltins = names
  throw new EmbedError('builtinsReplaced')
}
