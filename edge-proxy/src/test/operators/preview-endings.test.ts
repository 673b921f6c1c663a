import { existsSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { hour, idOf, secretOf, start, timeAfter } from '../../releases/previews/testing/preview-edges.ts'
import {
  bases,
  cookie,
  edges,
  link,
  sameOrigin,
  secret,
  statuses,
  store,
  sync,
  useTwoEdges,
} from '../../releases/previews/testing/two-preview-edges.ts'

useTwoEdges()

test('a link that never was, one that ended and one that is malformed lead to the same page', async () => {
  await store.putPreview({ expires: timeAfter(hour) })
  await sync()
  vi.setSystemTime(start + hour)
  const [{ get, post }] = edges
  const texts = await Promise.all(
    [link, `/api/remotes/previews/${secretOf('u')}`, '/api/remotes/previews/x'].map(async (target) => {
      const [page, pressed] = [await get(target), await post(target, sameOrigin)]
      expect([page.status, pressed.status, pressed.headers.get('set-cookie')]).toEqual([404, 404, null])
      return [await page.text(), await pressed.text()]
    }),
  )
  expect(new Set(texts.flat()).size).toBe(1)
  expect(texts[0]?.[0]).toContain('no-preview 2026')
})

const endings = [
  { title: 'at its time', end: () => void vi.setSystemTime(start + 72 * hour), needsSync: false },
  { title: 'when its list names it no more', end: () => store.list([]), needsSync: true },
  { title: 'when its list is gone', end: () => store.remove('remotes/mfe-a/previews.json'), needsSync: true },
  {
    title: 'when the registry document forbids previews',
    end: () => store.putRegistry(2, ['mfe-a', 'mfe-b']),
    needsSync: true,
  },
  {
    title: 'when the registry document has another key',
    end: () => store.putRegistry(2, ['mfe-a', 'mfe-b'], { previews: true, keys: ['k'.repeat(43)] }),
    needsSync: true,
  },
  {
    title: 'when the registry document claims less for its remote',
    end: () => store.putRegistry(2, ['mfe-a', 'mfe-b'], { previews: true, paths: [] }),
    needsSync: true,
  },
  { title: 'when its remote is registered no more', end: () => store.putRegistry(2, ['mfe-b']), needsSync: true },
]
test.each(endings)('a preview ends on every edge $title, and its files are deleted', async ({ end, needsSync }) => {
  const folder = await store.putPreview()
  await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([200, 200, 200, 200])
  await end()
  if (needsSync) await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([404, 404, 404, 404])
  const [base] = await bases('/', { cookie })
  expect(base).not.toBe(`/${folder}/`)
  const inCopies = () => edges.map(({ copyDir }) => existsSync(path.join(copyDir, folder)))
  // Files stay for a minute, because another process of the edge may be copying them.
  for (const { copyDir } of edges) utimesSync(path.join(copyDir, folder), new Date(0), new Date(0))
  await sync()
  expect(inCopies()).toEqual([false, false])
})

test('a remote that is switched off is in no preview until it is switched on again', async () => {
  const folder = await store.putPreview()
  store.point('mfe-a', '0.1.0-1', { disabled: true })
  await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([404, 404, 404, 404])
  expect(await bases('/', { cookie })).toEqual([undefined, undefined])
  store.point('mfe-a', '0.1.0-1')
  await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([200, 200, 200, 200])
})

test('one preview of several ends', async () => {
  const first = await store.putPreview()
  const second = await store.putPreview({ secret: secretOf('t') })
  await sync()
  store.list([await idOf(secretOf('t'))])
  await sync()
  const [{ get }] = edges
  expect((await get(`/${first}/entry.js`, { cookie })).status).toBe(404)
  expect((await get(`/${second}/entry.js`, { cookie: `__Host-preview=${secretOf('t')}` })).status).toBe(200)
})

test('a preview stays while the store is down, also for an edge that starts meanwhile', async () => {
  const folder = await store.putPreview()
  await sync()
  store.respondWith((_, response) => response.writeHead(500).end())
  await sync()
  expect(await statuses(`/${folder}/entry.js`)).toEqual([200, 200, 200, 200])
  const { mirror, previews } = await edges[0].restarted()
  await mirror.sync()
  expect((await previews.find(secret))?.record.version).toBe('0.2.0-p')
  await mirror.close()
})
