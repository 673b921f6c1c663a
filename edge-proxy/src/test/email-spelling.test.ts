import { expect, test } from 'vitest'
import { sendJson } from './recording-upstream.ts'
import { enrol, kioskKey } from './kiosk-edge.ts'
import { login, sampleCalls } from './sample-calls.ts'
import { sampleUpstreamBut } from './sample-upstream.ts'
import { pageBody, signIn, useEdge } from './test-edge.ts'

const typed = ' \u200eAnna.Abel@Käserei-Mu\u0308ller\u00ad.de\ufeff'
const sent = 'Anna.Abel@xn--kserei-mller-gcb75a.de'
const profile = { ...login.content, loginName: sent, email: 'Anna.Abel@käserei-müller.de' }

const edge = useEdge({
  handler: sampleUpstreamBut('/shop/user/login', (_, response) => sendJson(response, { ...login, content: profile })),
  config: { kioskKeys: [kioskKey] },
})

const named = sampleCalls.flatMap((row) => {
  const fields = Object.keys(row.body ?? {}).filter((name) => /^(loginname|email)$/i.test(name))
  return fields.map((field) => ({ ...row, row, field }))
})

test.each(named)('$call sends $field in one spelling', async ({ row, field, method, path }) => {
  const as = await signIn(edge, '', typed)
  const response = await edge.call(method, path, { as, body: { ...(pageBody(row, as) as object), [field]: typed } })
  expect(response.status).toBe(200)
  expect(JSON.parse(edge.upstream.requests.at(-1)?.body ?? '')).toMatchObject({ [field]: sent })
})

test.each(['login', 'user check', 'register'])('the kiosk sends %s in the same spelling', async (call) => {
  const { method, path, body } = sampleCalls.find((row) => row.call === call) ?? { method: '', path: '' }
  await edge.call(method, path, { headers: await enrol(edge), body: { ...body, loginName: typed } })
  expect(JSON.parse(edge.upstream.requests.at(-1)?.body ?? '')).toMatchObject({ loginName: sent })
})

test('every spelling of an address counts for one account', async () => {
  const spellings = [
    typed,
    sent,
    'anna.abel@KÄSEREI-MÜLLER.de',
    'anna.abel@käserei-müller。de',
    'ａnna.abel@xn--kserei-mller-gcb75a.DE',
  ]
  edge.upstream.respondWith((_, response) => sendJson(response, { meta: { success: false } }))
  const statuses: number[] = []
  for (let count = 0; count < 12; count += 1) {
    const body = { loginName: spellings[count % spellings.length], password: 'geraten', rememberMe: true }
    statuses.push((await edge.call('POST', 'shop/user/login', { body, from: '203.0.113.1' })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
})
