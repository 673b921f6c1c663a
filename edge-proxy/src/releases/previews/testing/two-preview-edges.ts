import { afterEach, beforeEach, vi } from 'vitest'
import { dataOf } from '../../../pages/testing/page-app.ts'
import {
  secretOf,
  start,
  startPreviewEdge,
  startPreviewStore,
  type PreviewEdge,
  type PreviewStore,
} from './preview-edges.ts'

export const secret = secretOf('s')
export const link = `/api/remotes/previews/${secret}`
export const cookie = `__Host-preview=${secret}`

/** How a browser sends a form of the portal's own pages. */
export const sameOrigin = { origin: 'https://portal.example', 'sec-fetch-site': 'same-origin' }

/** The store of the running test, and two edges that copy from it. */
export let store: PreviewStore
export let edges: [PreviewEdge, PreviewEdge]

/**
 * Starts a store with two edges before each test of the file that calls it, at the time `start`, and stops them after
 * it.
 */
export function useTwoEdges(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    store = await startPreviewStore()
    edges = [await startPreviewEdge(store), await startPreviewEdge(store)]
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const edge of edges) await edge[Symbol.asyncDispose]()
    await store.close()
  })
}

export const sync = () => Promise.all(edges.map(({ mirror }) => mirror.sync()))
/** The base of the files of mfe-a in a page of each edge. */
export const bases = (target: string, headers: Record<string, string>) =>
  Promise.all(
    edges.map(async ({ get }) => {
      const html = await (await get(target, headers)).text()
      return (dataOf(html)['registry'] as Record<string, { base: string }>)['mfe-a']?.base
    }),
  )
export const released = '/remotes/mfe-a/0.1.0-1/'
/** The statuses of the link, and of a file for a browser with the cookie, at each edge. */
export const statuses = async (file: string) =>
  Promise.all(edges.flatMap(({ get }) => [get(link), get(file, { cookie })]).map(async (sent) => (await sent).status))
