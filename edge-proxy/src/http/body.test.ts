import { expect, test } from 'vitest'
import { BodyTooLargeError, readCapped } from './body.ts'

/** Chunks of one byte each; `read` counts those that were taken. */
function bytes(count: number) {
  const state = { read: 0 }
  async function* body() {
    for (; state.read < count; state.read += 1) yield Buffer.from('x')
  }
  return { state, body: body() }
}

test.each([
  { sent: 0, contentLength: null },
  { sent: 4, contentLength: null },
  { sent: 4, contentLength: '4' },
])('reads $sent bytes with the content-length $contentLength', async ({ sent, contentLength }) => {
  expect((await readCapped(bytes(sent).body, 4, contentLength)).toString()).toBe('x'.repeat(sent))
})

test('rejects as soon as more bytes arrive than allowed', async () => {
  const { state, body } = bytes(1_000)
  await expect(readCapped(body, 4, null)).rejects.toThrow(BodyTooLargeError)
  expect(state.read).toBeLessThan(6)
})

test('rejects a content-length above the limit before it reads', async () => {
  const { state, body } = bytes(1)
  await expect(readCapped(body, 4, '5')).rejects.toThrow(BodyTooLargeError)
  expect(state.read).toBe(0)
})
