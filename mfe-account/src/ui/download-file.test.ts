import { afterEach, expect, test, vi } from 'vitest'
import { downloadFile } from './download-file.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the file can still be read after the click, because Safari reads it later', async () => {
  vi.useFakeTimers()
  const link = { href: '', download: '', click: vi.fn<() => void>() }
  vi.stubGlobal('document', { createElement: () => link })
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  downloadFile('a.csv', '\uFEFFDatum\r\n', 'text/csv')
  expect([link.download, link.click.mock.calls.length, revoke.mock.calls.length]).toEqual(['a.csv', 1, 0])
  vi.runAllTimers()
  expect(revoke).toHaveBeenCalledWith(link.href)
})
