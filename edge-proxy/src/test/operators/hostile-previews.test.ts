import { existsSync, readdirSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { releaseLimits } from '@portal/shared-contracts/remotes'
import { expect, test } from 'vitest'
import {
  hour,
  idOf,
  previewOf,
  secretOf,
  stranger,
  team,
  timeAfter,
} from '../../releases/previews/testing/preview-edges.ts'
import { cookie, edges, link, secret, store, useTwoEdges } from '../../releases/previews/testing/two-preview-edges.ts'
import { filesOf, integrityOf, recordOf, sign } from '../../releases/testing/release-store.ts'

useTwoEdges()

/** What a browser gets that has the secret of a preview: statuses of link and file, the bases in its page, a banner. */
async function shown() {
  await edges[0].mirror.sync()
  const file = `/remotes/mfe-a/previews/${await idOf(secret)}/entry.js`
  const page = await (await edges[0].get('/mfe-a', { cookie })).text()
  return {
    link: (await edges[0].get(link)).status,
    file: (await edges[0].get(file, { cookie })).status,
    isReleased: page.includes('/remotes/mfe-a/0.1.0-1/'),
    hasBanner: page.includes('Vorschau'),
  }
}
const onlyRelease = { link: 404, file: 404, isReleased: true, hasBanner: false }

const key = async (file: string): Promise<string> => `remotes/mfe-a/previews/${await idOf(secret)}/${file}`
const otherId = 'f'.repeat(32)

const refused: { title: string; put: () => Promise<unknown>; reason: string }[] = [
  {
    title: 'with a changed chunk',
    put: async () => (await store.putPreview(), store.flip(await key('chunk.js'))),
    reason: 'does not have the hash',
  },
  {
    title: 'with half a sheet',
    put: async () => (await store.putPreview(), store.halve(await key('sheet.css'))),
    reason: 'does not have the hash',
  },
  {
    title: 'without one of its files',
    put: async () => (await store.putPreview(), store.remove(await key('entry.js'))),
    reason: 'has no',
  },
  {
    title: 'with a changed record',
    put: async () => (await store.putPreview(), store.flip(await key('record.jws'))),
    reason: 'No known key',
  },
  { title: 'of another key', put: () => store.putPreview({ signer: stranger }), reason: 'No known key' },
  { title: 'signed as another remote', put: () => store.putPreview({ kid: 'mfe-b' }), reason: 'No known key' },
  { title: 'of another remote', put: () => store.putPreview({ record: { name: 'mfe-b' } }), reason: 'signed as' },
  { title: 'with the id of another secret', put: () => store.putPreview({ id: otherId }), reason: 'signed as' },
  {
    title: 'with a path of another team',
    put: () => store.putPreview({ record: { routes: [{ path: '/mfe-b/x', title: '', chunks: [] }] } }),
    reason: 'the path /mfe-b/x is not claimed',
  },
  {
    title: 'with a widget that is not claimed',
    put: () => store.putPreview({ record: { widgets: { teaser: [] } } }),
    reason: 'the widget teaser is not claimed',
  },
  {
    title: 'for another contract',
    put: () => store.putPreview({ record: { contract: '99.0.0' } }),
    reason: 'contract 99.0.0',
  },
  {
    title: 'of more than 14 days',
    put: () => store.putPreview({ expires: timeAfter(14 * 24 * hour + 1) }),
    reason: '14 days',
  },
  {
    title: 'that begins later',
    put: () => store.putPreview({ created: timeAfter(24 * hour), expires: timeAfter(48 * hour) }),
    reason: '14 days',
  },
  {
    title: 'with too large a record',
    put: () => store.putPreview({ record: { revision: 'r'.repeat(33 * 1024) } }),
    reason: 'bytes as JSON',
  },
  {
    title: 'that is the record of a release',
    put: async () => {
      await store.putPreview()
      store.put(await key('record.jws'), await sign(recordOf('mfe-a', '0.2.0-p'), 'mfe-a', team))
    },
    reason: 'Invalid key',
  },
  {
    title: 'beside five others',
    put: async () => {
      await store.putPreview()
      store.list([await idOf(secret), ...Array.from({ length: 5 }, (_, index) => otherId.slice(1) + index)])
    },
    reason: 'Invalid length',
  },
]
test.each(refused)('a preview $title is not shown', async ({ put, reason }) => {
  await put()
  expect(await shown()).toEqual(onlyRelease)
  expect(edges[0].log()).toContain(reason)
  // Nothing is wrong with the copy of the releases.
  expect([edges[0].mirror.fault(), edges[0].mirror.remoteFault('mfe-a')]).toEqual([null, null])
})

test.each([
  { title: 'before', names: ['mfe-b', 'mfe-a'] },
  { title: 'after', names: ['mfe-a', 'mfe-b'] },
])(
  'a team that stands $title another one cannot use the link of its preview, also after the end',
  async ({ names }) => {
    await store.putPreview()
    await store.putRegistry(2, names, { previews: true })
    // Who may read the store knows the id.
    const id = await idOf(secret)
    const other = await previewOf(secret, { id, record: recordOf('mfe-b', '0.2.0-p') })
    for (const [file, text] of Object.entries(filesOf('0.2.0-p')))
      store.put(`remotes/mfe-b/previews/${id}/${file}`, text)
    store.put(`remotes/mfe-b/previews/${id}/record.jws`, await sign(other, 'mfe-b', team))
    store.put('remotes/mfe-b/previews.json', JSON.stringify({ previews: [id] }))
    expect(await shown()).toMatchObject({ link: 200, file: 200 })
    expect((await edges[0].get(`/remotes/mfe-b/previews/${id}/entry.js`, { cookie })).status).toBe(404)
    store.list([])
    expect(await shown()).toEqual(onlyRelease)
  },
)

test('a preview of another portal with the same releases is none here', async () => {
  const id = await idOf(secret, { portal: 'https://staging.example' })
  const folder = `remotes/mfe-a/previews/${id}`
  for (const [file, text] of Object.entries(filesOf('0.2.0-p'))) store.put(`${folder}/${file}`, text)
  store.put(`${folder}/record.jws`, await sign(await previewOf(secret, { id }), 'mfe-a', team))
  store.list([id])
  expect(await shown()).toEqual(onlyRelease)
})

test('a team that names other previews at each poll does not fill the disk, and one that stops has its next one', async () => {
  const folderOf = (id: string) => path.join(edges[0].copyDir, 'remotes/mfe-a/previews', id)
  const secrets = [...'abcdefghijk'].map(secretOf)
  for (const each of secrets) {
    await store.putPreview({ secret: each, isListed: false })
    store.list([await idOf(each)])
    await edges[0].mirror.sync()
  }
  const ids = await Promise.all(secrets.map((each) => idOf(each)))
  expect(ids.map((id) => existsSync(folderOf(id)))).toEqual([...Array.from({ length: 10 }, () => true), false])
  expect(edges[0].log()).toContain('10 previews of mfe-a')
  for (const id of ids.slice(0, 10)) utimesSync(folderOf(id), new Date(0), new Date(0))
  await edges[0].mirror.sync()
  await edges[0].mirror.sync()
  expect(ids.map((id) => existsSync(folderOf(id)))).toEqual([...Array.from({ length: 10 }, () => false), true])
})

test('a team that signs another record of a preview at each poll does not fill the disk', async () => {
  const { files } = recordOf('mfe-a', '0.2.0-p')
  const folder = await store.putPreview()
  const place = path.join(edges[0].copyDir, folder)
  for (const name of ['one.js', 'two.js', 'three.js']) {
    const listed = { ...files, [name]: integrityOf(Buffer.from(name)), 'missing.js': integrityOf(Buffer.from('x')) }
    await store.putPreview({ record: { files: listed }, isListed: false })
    store.put(`${folder}/${name}`, name)
    await edges[0].mirror.sync()
    // Other files of a copy that failed may still be written.
    await expect.poll(() => existsSync(path.join(place, `${name}.br`))).toBe(true)
    for (const file of readdirSync(place)) utimesSync(path.join(place, file), new Date(0), new Date(0))
  }
  await store.putPreview({ isListed: false })
  expect(await shown()).toMatchObject({ link: 200, file: 200 })
  expect(readdirSync(place)).toEqual(expect.arrayContaining(Object.keys(files).filter((file) => !file.includes('/'))))
  expect(readdirSync(place).filter((file) => /^(?:one|two|three)\./.test(file))).toEqual([])
})

test('a preview that has ended is no fault', async () => {
  await store.putPreview({ created: timeAfter(-hour), expires: timeAfter(0) })
  expect(await shown()).toEqual(onlyRelease)
  expect(edges[0].log()).not.toContain('not usable')
})

test('a preview that its list does not name is not shown', async () => {
  await store.putPreview({ isListed: false })
  expect(await shown()).toEqual(onlyRelease)
})

test('a preview of a remote that may have none is not even asked for', async () => {
  await store.putRegistry(2, ['mfe-a', 'mfe-b'])
  await store.putPreview()
  await edges[0].mirror.sync()
  expect(await shown()).toEqual(onlyRelease)
  expect(edges[0].log()).not.toContain('previews')
})

test('one whose files are too large is refused, as a release is', async () => {
  const bytes = Buffer.alloc(releaseLimits.file + 1)
  const { files } = recordOf('mfe-a', '0.2.0-p')
  const folder = await store.putPreview({ record: { files: { ...files, 'entry.js': integrityOf(bytes) } } })
  store.put(`${folder}/entry.js`, bytes)
  expect(await shown()).toEqual(onlyRelease)
  expect(edges[0].log()).toContain('body too large')
})

test('the record of a preview is no release, as the current version or as a canary', async () => {
  await edges[0].mirror.sync()
  const jws = await sign(await previewOf(secret), 'mfe-a', team)
  store.put('remotes/mfe-a/0.2.0-p/record.jws', jws)
  for (const more of [{ current: '0.2.0-p' }, { canary: { version: '0.2.0-p', percent: 100 } }]) {
    store.point('mfe-a', '0.1.0-1', more)
    await edges[0].mirror.sync()
    const page = await (await edges[0].get('/mfe-a', { cookie: 'portal-bucket=7' })).text()
    expect(page).toContain('/remotes/mfe-a/0.1.0-1/')
    expect(page).not.toContain('0.2.0-p')
    expect(existsSync(path.join(edges[0].copyDir, 'remotes/mfe-a/0.2.0-p/record.jws'))).toBe(false)
  }
})

test('a pointer cannot name the folder of a preview', async () => {
  const id = await idOf(secret)
  await store.putPreview()
  await edges[0].mirror.sync()
  store.put('remotes/mfe-a/release.json', JSON.stringify({ majors: { 4: { current: `previews/${id}` } } }))
  await edges[0].mirror.sync()
  expect(await (await edges[0].get('/mfe-a')).text()).toContain('/remotes/mfe-a/0.1.0-1/')
  expect(edges[0].mirror.remoteFault('mfe-a')).toContain('Invalid format')
})
