import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test } from 'vitest'
import { mayHoldTokens, withoutTokens } from '../calls/raw-tokens.ts'
import { sendText } from './recording-upstream.ts'
import { bodyOf, login, sampleOf } from './sample-calls.ts'
import { useEdge } from './test-edge.ts'
import { sampleUpstream } from './sample-upstream.ts'

const raw = 'RAW-TOKEN-0123456789/+=='
/** As a backend writes it that escapes slashes and signs of HTML. */
const escaped = raw.replaceAll('/', '\\/').replaceAll('+', '\\u002b').replaceAll('=', '\\u003d')

const edge = useEdge({
  signedIn: true,
  once: true,
  // The tokens that later requests carry are long enough not to be equal to another text by chance.
  handler: (recorded, response) => {
    if (recorded.target.endsWith('/auth/login')) return sendText(response, `${raw}loyalty`)
    if (!recorded.target.endsWith('/shop/user/login')) return sampleUpstream()(recorded, response)
    const meta = { success: true, accessToken: `${raw}access` }
    sendText(response, JSON.stringify({ ...login, meta, refreshToken: `${raw}refresh` }), 'application/json')
  },
})

async function answered(text: string, path = 'shop/points', status = 200) {
  edge.upstream.respondWith((_, response) => sendText(response, text, 'application/json', status))
  const response = await edge.call('GET', path, { as: edge.member })
  return { status: response.status, text: await response.text() }
}

const token = JSON.stringify(raw)
const nested = (depth: number) => `${'{"content":'.repeat(depth)}{"accessToken":${token},"a":1}${'}'.repeat(depth)}`

// Rule: calls-and-headers-30
test.each([
  { title: 'in the content', text: `{"content":{"accessToken":${token},"a":1}}`, rest: '{"content":{"a":1}}' },
  {
    title: 'in a nested envelope',
    text: `{"content":{"meta":{"accessToken":${token}}}}`,
    rest: '{"content":{"meta":{}}}',
  },
  { title: 'sixty levels deep', text: nested(60), rest: nested(60).replace(`"accessToken":${token},`, '') },
  { title: 'in a list', text: `[{"a":1,"refreshToken":${token}}]`, rest: '[{"a":1}]' },
  { title: 'in a list of lists', text: `[[[{"secureToken":${token}}],2]]`, rest: '[[[{}],2]]' },
  { title: 'under a name with an escape', text: `{"access\\u0054oken":${token},"a":1}`, rest: '{"a":1}' },
  {
    title: 'under a name of escapes',
    text: `{"${[...'refreshToken'].map((c) => `\\u00${c.charCodeAt(0).toString(16).toUpperCase()}`).join('')}":${token}}`,
    rest: '{}',
  },
  { title: 'with an escape', text: `{"externalSessionId":"${escaped}","a":"${raw}"}`, rest: '{}' },
  { title: 'under a name in another case', text: `{"AccessToken":${token},"ACCESSTOKEN":${token}}`, rest: '{}' },
  { title: 'under a name with underscores', text: `{"access_token":${token},"external-session-id":7}`, rest: '{}' },
  { title: 'in an object', text: `{"accessToken":{"value":${token}},"a":1}`, rest: '{"a":1}' },
  { title: 'in a list of tokens', text: `{"accessToken":[${token}],"a":1}`, rest: '{"a":1}' },
  {
    title: 'as a number',
    text: '{"content":{"secureToken":123456789012345678901},"a":1}',
    rest: '{"content":{},"a":1}',
  },
  { title: 'and again under another name', text: `{"secureToken":${token},"b":${token},"a":1}`, rest: '{"a":1}' },
  { title: 'and again with escapes', text: `{"secureToken":${token},"b":"${escaped}","a":1}`, rest: '{"a":1}' },
  { title: 'and again in a list', text: `{"secureToken":${token},"b":[1,${token},2]}`, rest: '{"b":[1,2]}' },
  { title: 'and again as a name', text: `{"secureToken":${token},"b":{${token}:1}}`, rest: '{"b":{}}' },
  {
    title: 'and again in an address',
    text: `{"secureToken":${token},"b":"https://a.example/?t=${raw}#x"}`,
    rest: '{}',
  },
  { title: 'before its name', text: `{"b":${token},"content":{"secureToken":${token}}}`, rest: '{"content":{}}' },
  {
    title: 'in JSON in a text',
    text: JSON.stringify({ a: 1, b: JSON.stringify({ meta: { accessToken: raw } }), c: raw }),
    rest: '{"a":1}',
  },
  {
    title: 'in JSON in JSON in a text',
    text: JSON.stringify({ a: 1, b: JSON.stringify([JSON.stringify({ refreshToken: raw })]) }),
    rest: '{"a":1}',
  },
  { title: 'of two fields with one name', text: `{"a":{"accessToken":${token}},"a":{}}`, rest: '{"a":{}}' },
  { title: 'twice, and then null', text: `{"accessToken":${token},"accessToken":null}`, rest: '{"accessToken":null}' },
  { title: 'below a prototype', text: `{"__proto__":{"accessToken":${token}},"a":1}`, rest: '{"__proto__":{},"a":1}' },
])('a token $title reaches no page', async ({ text, rest }) => {
  expect(await answered(text)).toEqual({ status: 200, text: rest })
})

test.each(['access', 'loyalty'])('the %s token of a request is dropped from its response', async (kind) => {
  const sent = `${raw}${kind}`
  const path = kind === 'access' ? 'shop/points' : `${wire.prefix}/coupons`
  const escapedToken = sent.replaceAll('/', '\\/').replaceAll('+', '\\u002B')
  for (const text of [
    `{"a":1,"debug":"${sent}"}`,
    `{"a":1,"debug":["x-auth: ${sent}"]}`,
    `{"a":1,"debug":"${escapedToken}"}`,
    `{"a":1,"debug":"\\u0052AW${escapedToken.slice(3)}"}`,
    `{"a":1,"${sent}":true}`,
    `{"debug":"${sent}","a":1,"debug":[]}`,
  ]) {
    const response = await answered(text, path, 500)
    expect(response.status).toBe(500)
    expect(response.text).toContain('"a":1')
    expect(response.text).not.toMatch(/TOKEN/)
  }
})

test('a text of a backend that is not JSON and repeats the token of the request is refused', async () => {
  expect((await answered(`<p>${raw}access</p>`)).status).toBe(502)
  expect((await answered('<p>accessToken</p>')).status).toBe(502)
})

// Rule: calls-and-headers-30
test.each([
  { title: 'names a token', text: 'Missing X-Access-Token' },
  { title: 'repeats the token of the request', text: `<p>${raw}access</p>` },
])('a rejection that is not JSON and $title keeps its status, without its text', async ({ text }) => {
  expect(await answered(text, 'shop/points', 403)).toEqual({ status: 403, text: '' })
})

test.each(['"0"', '0', '"none"', '"4711"'])('the token %s drops no equal text elsewhere', async (short) => {
  const rest = `{"houseNumber":${short},"list":[${short}],"0":1,"none":2,"4711":3}`
  const response = await answered(`{"secureToken":${short},${rest.slice(1)}`)
  expect(JSON.parse(response.text)).toEqual(JSON.parse(rest))
  expect(response.text).not.toContain('secureToken')
})

test('a list with a token in each of 80,000 rows keeps the rest of its rows', () => {
  // A comparison of each text with each token, or with those that end as it does, takes longer than a test may.
  const tokenOf = (row: number) => `${String(row).padStart(20, '0')}.portal-node1`
  const rows = Array.from({ length: 80_000 }, (_, row) => ({ externalSessionId: tokenOf(row), node: 'x.portal-node1' }))
  const last = { row: 'last', copy: tokenOf(7), held: `t=${tokenOf(79_999)}&` }
  const cleaned = withoutTokens(JSON.stringify([...rows, last]), [])
  expect(cleaned?.rest).toEqual([...rows.map(({ node }) => ({ node })), { row: 'last' }])
})

test('the refresh token of a request and the new access token are in no other field of the response', async () => {
  const { path } = sampleOf('refresh')
  const meta = { success: true, accessToken: `${raw}new` }
  const content = { debug: `${raw}refresh`, again: `${raw}new`, was: `${raw}access`, a: 1 }
  edge.upstream.respondWith((_, response) => sendText(response, JSON.stringify({ content, meta }), 'application/json'))
  const response = await edge.call('POST', path, { as: edge.member, body: { refreshToken: edge.member.refresh } })
  expect(await response.json()).toEqual({
    content: { a: 1 },
    meta: { success: true, accessToken: expect.stringMatching(/^s1\./) as string },
  })
})

test('a login seals its four tokens in their places and drops them elsewhere', async () => {
  const tokens = { refreshToken: `${raw}2`, secureToken: `${raw}3`, externalSessionId: `${raw}4` }
  const text = JSON.stringify({
    ...login,
    meta: { success: true, accessToken: `${raw}1`, inner: { accessToken: `${raw}5` } },
    content: { ...(login.content as object), ...tokens, a: `${raw}2`, b: [`Bearer ${raw}1`], c: `${raw}5` },
    ...tokens,
  })
  edge.upstream.respondWith((_, response) => sendText(response, text, 'application/json'))
  const response = await edge.call('POST', 'shop/user/login', { body: bodyOf('login') })
  const page = await response.text()
  expect(page).not.toContain('RAW')
  expect(JSON.parse(page)).toMatchObject({ content: { b: [] }, meta: { inner: {} } })
  expect(page.match(/"s1\./g)).toHaveLength(4)
})

test('a rejected loyalty login passes on its error, without a token', async () => {
  const text = `{"code":"ACCOUNT_LOCKED","accessToken":${token},"message":${token}}`
  edge.upstream.respondWith((_, response) => sendText(response, text, 'application/json', 400))
  const response = await edge.call('POST', `${wire.prefix}/auth/login`, { as: edge.member })
  expect([response.status, await response.text()]).toEqual([400, '{"code":"ACCOUNT_LOCKED"}'])
})

test.each([
  { title: 'other values keep their text', text: '{"a":1234567890123456789,"b":1e400,"c":1.10,"d":-0,' },
  { title: 'fields keep their order', text: '{"z":1,"a":2,"":3,"ä":"\u2028",' },
])('where a token is dropped, $title', async ({ text }) => {
  expect(await answered(`${text}"accessToken":${token},"last":[]}`)).toMatchObject({ text: `${text}"last":[]}` })
})

// Rule: calls-and-headers-30
test.each([
  { title: 'no name of a token', text: '{ "a" : 1234567890123456789, "a": 1e400, "b": "\\u00fc\\/" }' },
  { title: 'names of tokens in texts', text: '[ {"a": "accessToken"}, {"a": "{ refreshToken"} ]' },
  { title: 'escaped letters in texts', text: '{ "a": "\\u0041", "\\u0062": "\\u0026" }' },
  { title: 'a name that only begins as one', text: '{ "accessTokenExpires": 1, "hasRefreshToken": true }' },
  { title: 'no token under its name', text: '{ "meta": {"success": false, "accessToken": null}, "refreshToken": "" }' },
  { title: 'escaped quotation marks before a colon', text: '{ "a": "accessToken\\": \\" :", "b\\"": "\\\\" }' },
])('a response with $title passes byte for byte', async ({ text }) => {
  expect(await answered(text)).toEqual({ status: 200, text })
})

test.each([64, 65])('a response of %i levels that is not parsed passes byte for byte', async (depth) => {
  const text = '['.repeat(depth) + ']'.repeat(depth)
  expect(await answered(text)).toEqual({ status: 200, text })
})

test.each([
  { depth: 64, status: 200 },
  { depth: 65, status: 502 },
  { depth: 100_000, status: 502 },
])('a response of $depth levels that may hold a token is answered $status', async ({ depth, status }) => {
  expect((await answered(`${'['.repeat(depth)}"accessToken"${']'.repeat(depth)}`)).status).toBe(status)
})

test('a sent token without a long plain part is looked for as a whole', () => {
  const token = 'ab.cd.ef.gh.ij.kl'
  expect(['OK', '', `"${token}"`].map((text) => mayHoldTokens(Buffer.from(text), [token]))).toEqual([
    false,
    false,
    true,
  ])
})
