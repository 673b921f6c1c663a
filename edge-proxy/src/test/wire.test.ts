import { expect, test } from 'vitest'
import { rawRequest } from './raw-request.ts'
import { apiPath, useEdge } from './test-edge.ts'

const edge = useEdge()

const lines = (...all: readonly string[]): string => [...all, '', ''].join('\r\n')
const countries = apiPath('shop/countries')
const login = apiPath('shop/user/login')
const close = 'connection: close'
const chunked = ['content-type: application/json', 'transfer-encoding: chunked']
const statusesIn = (text: string): string[] => text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
const send = async (text: string) => rawRequest(await edge.port(), text)
const metrics = async () => (await edge.get('/metrics', { from: '127.0.0.1' })).text()

// Rule: calls-and-headers-62
test.each([
  { title: 'an unknown expectation', head: [`GET ${countries} HTTP/1.1`, 'expect: x'], statuses: ['417'] },
  { title: 'an empty one', head: [`GET ${countries} HTTP/1.1`, 'expect:'], statuses: ['417'] },
  { title: 'two', head: [`GET ${countries} HTTP/1.1`, 'expect: 100-continue, x'], statuses: ['100', '417'] },
  {
    title: 'two headers',
    head: [`GET ${countries} HTTP/1.1`, 'expect: x', 'expect: 100-continue'],
    statuses: ['100', '417'],
  },
  { title: 'one of a page', head: ['GET / HTTP/1.1', 'expect: 200-ok'], statuses: ['417'] },
  { title: 'one of HTTP/1.0', head: [`GET ${countries} HTTP/1.0`, 'expect: x'], statuses: ['417'] },
  {
    title: 'one of a request with a body',
    head: [`POST ${login} HTTP/1.1`, 'expect: x', 'content-length: 2'],
    body: '{}',
    statuses: ['417'],
  },
])('$title is answered $statuses, logged and counted', async ({ head, body = '', statuses }) => {
  const { text } = await send(lines(...head, 'host: portal.example', close) + body)
  expect(statusesIn(text)).toEqual(statuses)
  expect(edge.lastLogLine()).toMatchObject({
    requestId: /x-request-id: (\S+)/.exec(text)?.[1],
    status: 417,
    reason: 'expectation',
  })
  expect(await metrics()).toContain('edge_requests_total{call="unknown",status="4xx"} 1')
  expect(edge.upstream.requests).toEqual([])
})

test.each(['100-continue', '100-Continue'])('%s is met', async (expected) => {
  const { text } = await send(lines(`GET ${countries} HTTP/1.1`, 'host: a', `expect: ${expected}`, close))
  expect(statusesIn(text)).toEqual(['100', '200'])
})

test('the next request of a connection with an expectation and a body is handled', async () => {
  const first = lines(`POST ${login} HTTP/1.1`, 'host: a', 'expect: x', 'content-length: 5') + 'abcde'
  const { text } = await send(first + lines(`GET ${countries} HTTP/1.1`, 'host: a', close))
  expect(statusesIn(text)).toEqual(['417', '200'])
})

test('a body in pieces of one byte is read', async () => {
  const body = JSON.stringify({ loginName: 'a@b.de', password: 'p', rememberMe: true })
  const chunks = [...body].map((character) => `1\r\n${character}\r\n`).join('')
  const head = lines(`POST ${login} HTTP/1.1`, 'host: a', ...chunked, close)
  expect(statusesIn((await send(`${head}${chunks}0\r\n\r\n`)).text)).toEqual(['200'])
})
