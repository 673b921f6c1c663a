import { afterEach, expect, test, vi } from 'vitest'
import { enrol, enrolmentCall, kioskKey, kioskRegistration } from './kiosk-edge.ts'
import { success } from './recording-upstream.ts'
import { cookieOf, startEdge, useEdge } from './test-edge.ts'

const edge = useEdge({ config: { kioskKeys: [kioskKey] } })
afterEach(() => void vi.useRealTimers())

const enrolledAs = (name: string | null) => success({ enrolled: name !== null, name })

// Rules: kiosk-9, kiosk-11
test('staff enrol a tablet with the key, ask about it and end it', async () => {
  const enrolled = await enrolmentCall(edge, 'POST', { key: ` ${kioskKey.key} ` })
  expect([enrolled.status, await enrolled.json()]).toEqual([200, enrolledAs('munich')])
  const cookie = cookieOf(enrolled) ?? ''
  const asked = await enrolmentCall(edge, 'GET', { headers: { cookie } })
  expect(await asked.json()).toEqual(enrolledAs('munich'))
  expect(asked.headers.get('set-cookie')).toBe(enrolled.headers.get('set-cookie'))
  const renewed = await enrolmentCall(edge, 'GET', { headers: { cookie: cookieOf(asked) ?? '' } })
  expect(await renewed.json()).toEqual(enrolledAs('munich'))
  const ended = await enrolmentCall(edge, 'DELETE', { headers: { cookie } })
  expect(await ended.json()).toEqual(enrolledAs(null))
  expect(ended.headers.get('set-cookie')).toMatch(/^__Host-kiosk=; Max-Age=0; /)
  const other = await enrolmentCall(edge, 'GET')
  expect([await other.json(), other.headers.get('set-cookie')]).toEqual([enrolledAs(null), null])
  expect(edge.upstream.requests).toEqual([])
})

test('a log line names the key of the tablet, and none holds the key', async () => {
  await edge.call('PUT', 'shop/user', { headers: await enrol(edge), body: kioskRegistration })
  expect(edge.lastLogLine()).toMatchObject({ call: 'register', kiosk: 'munich', status: 200 })
  expect(edge.log()).toContain('"device":"munich","msg":"kiosk enrolled"')
  await enrolmentCall(edge, 'POST', { key: 'a-wrong-kiosk-key' })
  expect(edge.log()).not.toMatch(/kiosk-key|__Host/)
})

// Rule: kiosk-10
test.each([
  { title: 'a wrong key', key: 'a-wrong-kiosk-key', status: 403 },
  { title: 'no key', key: undefined, status: 400 },
  { title: 'a key that is no text', key: [kioskKey.key], status: 400 },
  { title: 'an endless key', key: 'k'.repeat(301), status: 400 },
  { title: 'a page of another origin', key: kioskKey.key, headers: { origin: 'https://evil.example' }, status: 403 },
  {
    title: 'a page that embeds the portal',
    key: kioskKey.key,
    headers: { origin: 'https://embed.example' },
    status: 403,
  },
  { title: 'a form', key: kioskKey.key, headers: { 'content-type': 'text/plain' }, status: 400 },
])('$title enrols no tablet', async ({ key, headers = {}, status }) => {
  await using embedded = startEdge(edge.upstream.url, {
    kioskKeys: [kioskKey],
    embedOrigins: ['https://embed.example'],
  })
  const response = await enrolmentCall(embedded, 'POST', { key, headers })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([status, null])
})

test('without kiosk keys no key enrols a tablet', async () => {
  await using closed = startEdge(edge.upstream.url)
  expect((await enrolmentCall(closed, 'POST', { key: kioskKey.key })).status).toBe(403)
  expect((await enrolmentCall(closed, 'POST', { key: '' })).status).toBe(403)
})

test('ten wrong keys in ten minutes block an address, the right one counts nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tryKey = async (key: string, from = '203.0.113.1') => (await enrolmentCall(edge, 'POST', { key, from })).status
  for (let count = 0; count < 10; count += 1)
    expect([await tryKey(kioskKey.key), await tryKey('a-wrong-kiosk-key')]).toEqual([200, 403])
  const blocked = await enrolmentCall(edge, 'POST', { key: kioskKey.key, from: '203.0.113.1' })
  expect(blocked.status).toBe(429)
  expect(await blocked.json()).toMatchObject({
    errorMessage: [{ code: 'rateLimited', value: expect.stringMatching(/^\d+$/) }],
  })
  expect(await tryKey(kioskKey.key, '203.0.113.2')).toBe(200)
  vi.setSystemTime(Date.now() + 10 * 60_000)
  expect(await tryKey(kioskKey.key)).toBe(200)
})
