import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { releaseRecord } from '../testing/release-record.ts'
import { loadSheets } from './style-sheets.ts'

const record = releaseRecord({ files: { 'one.css': 'sha384-one', 'two.css': 'sha384-two', 'a.js': 'sha384-a' } })

/** The fields of a link that are used. */
class Link extends EventTarget {
  rel = ''
  href = ''
  integrity = ''
  crossOrigin: string | null = null
}
/** The links of the document. */
let linked: Link[]
const tell = (link: Link | undefined, event: 'load' | 'error') => link?.dispatchEvent(new Event(event))

const origin = 'https://portal.example'
beforeEach(() => {
  linked = []
  vi.stubGlobal('location', { href: `${origin}/top` })
  vi.stubGlobal('document', {
    createElement: () => new Link(),
    head: { append: (link: Link) => linked.push(link) },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('sheets are linked with the hashes of the record, each once, and waited for', async () => {
  const base = '/remotes/mfe-x/1.0.0/'
  const all = ['one.css', 'two.css']
  const [first, again] = [loadSheets(base, record, all), loadSheets(base, record, ['one.css'])]
  const added = linked.map(({ rel, href, integrity, crossOrigin }) => ({ rel, href, integrity, crossOrigin }))
  const address = (file: string) => `${origin}${base}${file}`
  const common = { rel: 'stylesheet', crossOrigin: 'anonymous' }
  expect(added).toEqual([
    { ...common, href: address('one.css'), integrity: 'sha384-one' },
    { ...common, href: address('two.css'), integrity: 'sha384-two' },
  ])
  linked.forEach((link) => tell(link, 'load'))
  await Promise.all([first, again])
})

test('a sheet that failed stays, so that no code adds it without a hash, and another attempt adds it again', async () => {
  const base = '/remotes/mfe-y/1.0.0/'
  const first = loadSheets(base, record, ['one.css'])
  const [failed] = linked
  tell(failed, 'error')
  await expect(first).rejects.toThrow('one.css')
  const second = loadSheets(base, record, ['one.css'])
  expect(linked).toEqual([failed, expect.objectContaining({ integrity: 'sha384-one' })])
  tell(linked[1], 'load')
  await second
})

test('a sheet without a hash is not loaded', async () => {
  await expect(loadSheets('/remotes/mfe-z/1.0.0/', record, ['other.css'])).rejects.toThrow('No integrity for other.css')
  expect(linked).toEqual([])
})
