import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { BodyTooLargeError, readCapped, readJson } from './body.ts'

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

// Rule: calls-and-headers-59
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

const sent = (text: string) => ({
  method: 'POST',
  headers: new Headers({ 'content-type': 'application/json' }),
  body: Readable.from([Buffer.from(text)]),
})
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)

// Rule: calls-and-headers-59
test.each([
  { title: '65 objects', text: objects(65) },
  { title: '65 objects that do not end', text: '{"a":'.repeat(65) },
  { title: '8,000 lists', text: `{"a":${'['.repeat(8_000)}${']'.repeat(8_000)}}` },
])('$title are refused before they are parsed', async ({ text }) => {
  await expect(readJson(sent(text))).rejects.toMatchObject({
    code: 'requestInvalid',
    logReason: 'body nested too deep',
  })
})

test.each([objects(64), `{"a":"${'['.repeat(1_000)}"}`])(
  'a body of 64 levels, or brackets in a text, is read',
  async (text) => {
    expect(await readJson(sent(text))).toEqual(JSON.parse(text))
  },
)
