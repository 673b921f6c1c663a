import { IDBFactory } from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'
import { lastRefresh } from './last-refresh.ts'

afterEach(() => vi.unstubAllGlobals())

test('the time of the last refresh is read by every tab', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  expect(await lastRefresh.read()).toBe(0)
  await lastRefresh.write(7)
  expect(await lastRefresh.read()).toBe(7)
})

test('a browser without a database has no last refresh, and no error', async () => {
  await lastRefresh.write(7)
  expect(await lastRefresh.read()).toBe(0)
})
