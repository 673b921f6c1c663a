import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test } from 'vitest'
import { sendJson, sendText, startUpstream } from './recording-upstream.ts'
import { sampleCalls } from './sample-calls.ts'
import { pageBody, signIn, startEdge } from './test-edge.ts'

const canaries = {
  access: 'CANARY-ACCESS',
  refresh: 'CANARY-REFRESH',
  secure: 'CANARY-SECURE',
  external: 'CANARY-EXTERNAL',
  loyalty: 'CANARY-LOYALTY',
  org: 'CANARY-ORG',
  userName: 'CANARY-USER',
  password: 'CANARY-TECHNICAL',
  own: 'CANARY-MEMBER-PASSWORD',
}

test('shows no token, password or credential in any response, header or log line', async () => {
  await using upstream = await startUpstream(({ target }, response) => {
    response.setHeader('set-cookie', `backend=${canaries.access}`)
    response.setHeader('x-debug', canaries.loyalty)
    if (target.includes('/auth/login')) return sendText(response, canaries.loyalty)
    if (target.includes('/accountcoupons')) return sendJson(response, [{ accountCouponId: 'AC1', accountId: 'ACC-1' }])
    const cards = [{ cardCode: '1234567890123456789' }]
    // Every response may carry tokens, because they are part of the envelope.
    sendJson(response, {
      meta: { success: true, accessToken: canaries.access },
      content: target === '/shop/card' ? cards : { [wire.accountId]: 'ACC-1', address: {} },
      refreshToken: canaries.refresh,
      secureToken: canaries.secure,
      externalSessionId: canaries.external,
      errorMessage: [],
    })
  })
  const { org, userName, password } = canaries
  await using edge = startEdge(upstream.url, { loyalty: { org, userName, password } })
  const session = await signIn(edge)
  const seen: string[] = Object.values(session)
  const statuses: number[] = []
  for (const row of sampleCalls) {
    const body = JSON.stringify(pageBody(row, session) ?? null).replaceAll('…', canaries.own)
    const response = await edge.call(row.method, row.path, {
      as: session,
      headers: { 'idempotency-key': `secret-${canaries.own}` },
      body: (JSON.parse(body) as unknown) ?? undefined,
    })
    statuses.push(response.status)
    seen.push(await response.text(), JSON.stringify([...response.headers]))
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  const all = seen.join('\n') + edge.log()
  for (const canary of Object.values(canaries)) expect(all).not.toContain(canary)
  for (const sealed of Object.values(session)) expect(edge.log()).not.toContain(sealed)
  expect(edge.log()).not.toMatch(/ACC-1|R1|example\.org|1234567890123456789/)
})

test.each(['wire-password', 'wire"pass\\word'])(
  'rejects a response of the provider that repeats its password %s',
  async (password) => {
    await using upstream = await startUpstream(({ body }, response) =>
      sendText(response, `rejected: ${body}`, 'text/plain', 400),
    )
    await using edge = startEdge(upstream.url, { loyalty: { org: 'wire-org', userName: 'wire-user', password } })
    const response = await edge.call('POST', `${wire.prefix}/auth/login`)
    expect(response.status).toBe(502)
    expect(await response.text()).not.toContain('wire')
  },
)
