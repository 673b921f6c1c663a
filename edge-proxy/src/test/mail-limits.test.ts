import { expect, test } from 'vitest'
import { errorEnvelope, sendJson } from './recording-upstream.ts'
import { bodyOf, sampleOf } from './sample-calls.ts'
import { signIn, useEdge } from './test-edge.ts'

const edge = useEdge()

type Mail = { call: string; field: 'loginName' | 'email'; body?: Record<string, unknown>; signedIn?: true }

/** The calls that send mail besides the registration. */
const mails: readonly Mail[] = [
  { call: 'resend confirmation', field: 'loginName' },
  { call: 'request password', field: 'email' },
  { call: 'withdraw', field: 'email' },
  { call: 'subscribe newsletter', field: 'loginName', signedIn: true },
  { call: 'upgrade', field: 'loginName', body: { subscribeNewsletter: true }, signedIn: true },
]
const register: Mail = { call: 'register', field: 'loginName' }

/** Sends the calls in turn, each from a network of its own; a member to the own address. */
async function sendMails(times: number, calls: readonly Mail[], to: (count: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) {
    const next = calls[count % calls.length]
    if (next === undefined) break
    const { call, field, body, signedIn } = next
    const { method, path } = sampleOf(call)
    const response = await edge.call(method, path, {
      ...(signedIn && { as: await signIn(edge, '', to(count)) }),
      body: { ...bodyOf(call), ...body, [field]: to(count) },
      from: `198.51.${count}.1`,
    })
    statuses.push(response.status)
  }
  return statuses
}

const allowed = (all: readonly number[]): number => all.filter((status) => status === 200).length

// Rule: limits-8
test('20 mails to one stranger become 3, whatever calls, addresses and spellings', async () => {
  const spellings = [
    'fremd@käse.example',
    'Fremd@KÄSE.example',
    'fremd+1@xn--kse-qla.example',
    'fremd+2\u200b@käse。example',
  ]
  const statuses = await sendMails(20, mails, (count) => spellings[count % 4] ?? '')
  expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 17 }, () => 429)])
})

test.each([...mails, register].map((mail) => ({ ...mail, mail })))(
  '$call sends three mails to one address in an hour',
  async ({ mail }) => {
    expect(await sendMails(5, [mail], () => 'fremd@example.org')).toEqual([200, 200, 200, 429, 429])
    expect(new Set(await sendMails(5, [mail], (count) => `fremd${count}@example.org`))).toEqual(new Set([200]))
  },
)

test('strangers who ask for mail leave the registration its own three', async () => {
  expect(allowed(await sendMails(200, mails.slice(0, 2), () => 'neu@example.org'))).toBe(3)
  expect(await sendMails(1, [{ call: 'user check', field: 'loginName' }], () => 'neu@example.org')).toEqual([200])
  expect(await sendMails(4, [register], () => 'neu@example.org')).toEqual([200, 200, 200, 429])
})

test('strangers who ask for the mail of an account that the shop does not know leave its check and registration alone', async () => {
  edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('loginNameNotExists')))
  const [resend] = mails
  expect(allowed(await sendMails(200, resend === undefined ? [] : [resend], () => 'neu@example.org'))).toBe(20)
  expect(await sendMails(1, [{ call: 'user check', field: 'loginName' }], () => 'neu@example.org')).toEqual([200])
  expect(await sendMails(1, [register], () => 'neu@example.org')).toEqual([200])
})

test('a check of an address without mail does not count as mail', async () => {
  const check: Mail = { call: 'user check', field: 'loginName' }
  expect(new Set(await sendMails(10, [check], () => 'fremd@example.org'))).toEqual(new Set([200]))
})

// Rule: limits-10
test('a call that the backend refuses has sent no mail', async () => {
  const visitors = [...mails, register].filter(({ signedIn }) => !signedIn)
  edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('emailSyntaxError')))
  expect(new Set(await sendMails(12, visitors, () => 'fremd@example.org'))).toEqual(new Set([200]))
})

test.each([
  'fremd@example.org\r\nBcc: b@example.org',
  'fremd@example.org,b@example.org',
  'fremd@example.org b@example.org',
  'Fremd <fremd@example.org>',
  'fremd(x)@example.org',
  '"fremd"@example.org',
  '"fremd@example.org"@b.example',
  'fremd%example.org@b.example',
  'fremd@[127.0.0.1]',
  'fremd@example.org@b.example',
  'fr emd@example.org',
  'fremd',
  '',
])('no mail goes to %j', async (address) => {
  const visitors = [...mails, register].filter(({ signedIn }) => !signedIn)
  expect(new Set(await sendMails(visitors.length, visitors, () => address))).toEqual(new Set([400]))
  expect(edge.upstream.requests).toEqual([])
})
