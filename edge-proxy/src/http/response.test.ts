import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sendJson } from '../test/recording-upstream.ts'
import { useEdge } from '../test/test-edge.ts'

const edge = useEdge()

const contentOf = (length: number) => ({ content: 'Käse '.repeat(length / 6) })

/** The response to a call, its bytes as they were sent. */
async function responseOf(length: number, accepted: string) {
  edge.upstream.respondWith((_, response) => sendJson(response, contentOf(length)))
  const response = await edge.call('GET', 'shop/config?item=portal.notice', {
    headers: { 'accept-encoding': accepted },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, encoding: response.headers.get('content-encoding'), bytes }
}

test.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=1.0, br;q=0.5'])(
  'a large response is sent compressed to a browser that accepts "%s"',
  async (accepted) => {
    const { status, encoding, bytes } = await responseOf(60_000, accepted)
    expect([status, encoding]).toEqual([200, 'br'])
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(contentOf(60_000))
    expect(bytes.length).toBeLessThan(6_000)
  },
)

test.each([
  { length: 60_000, accepted: 'identity' },
  { length: 60_000, accepted: 'gzip, br;q=0' },
  { length: 600, accepted: 'br' },
])('a response of $length bytes is sent unchanged for "$accepted"', async ({ length, accepted }) => {
  const { status, encoding, bytes } = await responseOf(length, accepted)
  expect([status, encoding]).toEqual([200, null])
  expect(JSON.parse(bytes.toString())).toEqual(contentOf(length))
})
