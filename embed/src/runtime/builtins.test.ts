import { afterEach, expect, test, vi } from 'vitest'
import { requireBuiltins } from './builtins.ts'

afterEach(() => vi.restoreAllMocks())

/** What is logged and thrown while a built-in is another one, which is put back before anything else uses it. */
function requireWith(owner: object, name: string, value: unknown): { logged: unknown[]; thrown: unknown } {
  const logged: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((text) => void logged.push(text))
  const original = Object.getOwnPropertyDescriptor(owner, name)
  const page = {}
  let thrown: unknown
  Object.defineProperty(owner, name, { value, configurable: true, enumerable: true, writable: true })
  for (let attempt = 0; attempt < 2; attempt++)
    try {
      requireBuiltins(page)
    } catch (error) {
      thrown = error
    }
  if (original) Object.defineProperty(owner, name, original)
  else Reflect.deleteProperty(owner, name)
  return { logged, thrown }
}

const harmful = [
  { owner: Function.prototype, name: 'bind', value: () => () => 0, named: 'Function.prototype.bind' },
  {
    owner: Array.prototype,
    name: 'reduce',
    value(this: unknown[]) {
      return this.length > 1 ? this : this[0]
    },
    named: 'Array.prototype.reduce',
  },
  { owner: Array.prototype, name: 'filter', value: () => [], named: 'Array.prototype.filter' },
  { owner: Array.prototype, name: 'find', value: () => 0, named: 'Array.prototype.find' },
  { owner: Array.prototype, name: 'includes', value: () => true, named: 'Array.prototype.includes' },
  { owner: Array.prototype, name: 'map', value: undefined, named: 'Array.prototype.map' },
  { owner: Array.prototype, name: 'toJSON', value: () => '[]', named: 'Array.prototype.toJSON' },
  { owner: String.prototype, name: 'replaceAll', value: () => '', named: 'String.prototype.replaceAll' },
  { owner: Object, name: 'keys', value: () => ['extend', 'a'], named: 'Object.keys' },
  { owner: Object.prototype, name: 'extend', value: () => {}, named: 'Object.prototype' },
  { owner: globalThis, name: 'Map', value: WeakMap, named: 'Map' },
  { owner: globalThis, name: 'Set', value: WeakSet, named: 'Set' },
  { owner: Promise.prototype, name: 'finally', value: undefined, named: 'Promise' },
]
test.each(harmful)('a page that replaces $named is named once in its console', ({ owner, name, value, named }) => {
  const { logged, thrown } = requireWith(owner, name, value)
  expect(logged).toEqual([`Elements cannot work, because this page has replaced ${named}`])
  expect(thrown).toMatchObject({ name: 'EmbedError', code: 'builtinsReplaced' })
})

const harmless = [
  { owner: Array.prototype, name: 'each', value: Array.prototype.forEach },
  { owner: Function.prototype, name: 'delay', value: () => {} },
  { owner: String.prototype, name: 'toJSON', value: () => 'text' },
  { owner: Array, name: 'from', value: () => [] },
  // As in the oldest supported browsers.
  { owner: Promise, name: 'withResolvers', value: undefined },
  {
    owner: Array.prototype,
    name: 'entries',
    value(this: unknown[]) {
      return this.slice()
    },
  },
]
test.each(harmless)('a page may have another $name', ({ owner, name, value }) => {
  expect(requireWith(owner, name, value)).toEqual({ logged: [], thrown: undefined })
})
