import { expect, test } from 'vitest'
import { errorEnvelope, sendJson } from './recording-upstream.ts'
import { bodyOf, sampleOf } from './sample-calls.ts'
import { useEdge } from './test-edge.ts'

const edge = useEdge({ signedIn: true })

/** Every call that sends mail, to this address. */
const mails: readonly { call: string; body: (to: string) => Record<string, unknown>; signedIn?: true }[] = [
  { call: 'register', body: (loginName) => ({ ...bodyOf('register'), loginName }) },
  { call: 'user check', body: (loginName) => ({ loginName, sendDOI: true }) },
  { call: 'request password', body: (email) => ({ ...bodyOf('request password'), email }) },
  { call: 'withdraw', body: (email) => ({ ...bodyOf('withdraw'), email }) },
  {
    call: 'subscribe newsletter',
    body: (loginName) => ({ ...bodyOf('subscribe newsletter'), loginName }),
    signedIn: true,
  },
  { call: 'upgrade', body: (loginName) => ({ loginName, subscribeNewsletter: true }), signedIn: true },
]

/** Sends the calls in turn, each from a network of its own. */
async function sendMails(times: number, calls: typeof mails, to: (count: number) => string): Promise<number[]> {
  const statuses: number[] = []
  for (let count = 0; count < times; count += 1) {
    const next = calls[count % calls.length]
    if (next === undefined) break
    const { call, body, signedIn } = next
    const { method, path } = sampleOf(call)
    const from = `198.51.${count}.1`
    const response = await edge.call(method, path, {
      ...(signedIn && { as: edge.member }),
      body: body(to(count)),
      from,
    })
    statuses.push(response.status)
  }
  return statuses
}

test('20 mails to one stranger become 3, whatever calls, addresses and spellings', async () => {
  const spellings = ['fremd@example.org', 'Fremd@Example.org', 'fremd+1@example.org', 'fremd+2@example.org']
  const statuses = await sendMails(20, mails, (count) => spellings[count % 4] ?? '')
  expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 17 }, () => 429)])
  expect(edge.upstream.requests).toHaveLength(3)
})

test.each(mails.map((mail) => ({ ...mail, mail })))(
  '$call sends three mails to one address in an hour',
  async ({ mail }) => {
    expect(await sendMails(5, [mail], () => 'fremd@example.org')).toEqual([200, 200, 200, 429, 429])
    expect(new Set(await sendMails(5, [mail], (count) => `fremd${count}@example.org`))).toEqual(new Set([200]))
  },
)

test('a check of an address without mail does not count as mail', async () => {
  const check = { call: 'user check', body: (loginName: string) => ({ loginName }) }
  expect(new Set(await sendMails(10, [check], () => 'fremd@example.org'))).toEqual(new Set([200]))
})

test('a call that the backend refuses has sent no mail', async () => {
  const visitors = mails.filter(({ signedIn }) => !signedIn)
  edge.upstream.respondWith((_, response) => sendJson(response, errorEnvelope('emailSyntaxError')))
  expect(new Set(await sendMails(12, visitors, () => 'fremd@example.org'))).toEqual(new Set([200]))
})
