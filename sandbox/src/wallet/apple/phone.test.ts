import { expect, test } from 'vitest'
import { eventsOf } from '../events.ts'
import { certificates, otherCertificates, passType, testContent, testPass } from '../../testing/test-pass.ts'
import { openTestWallets } from '../../testing/test-wallets.ts'
import { contentOf } from './pass.ts'
import { createPhone } from './phone.ts'
import { deviceOf, keptPasses } from './phone-store.ts'

const service = 'http://localhost:1/api/wallet/apple/v1'
const modified = 'Fri, 20 Nov 2026 11:00:00 GMT'

type Portal = { list: () => Response; pass: () => Response }

/** A phone with the test pass, whose portal answers with the list and the pass that the test sets. */
async function openPhone() {
  const portal: Portal = {
    list: () => Response.json({ lastUpdated: '7', serialNumbers: ['S-1', 'S-2'] }),
    pass: () => new Response(null, { status: 304 }),
  }
  const wallets = openTestWallets(({ request }) => {
    if (request.startsWith(`GET ${service}/devices`)) return portal.list()
    if (request.startsWith(`GET ${service}/passes`)) return portal.pass()
    return new Response(null, { status: 201 })
  })
  await wallets.submit('/phone', { pass: testPass() })
  const registered = wallets.sent.splice(0)
  const { deviceLibraryIdentifier: device, pushToken } = deviceOf(wallets.state)
  const phone = createPhone({ state: wallets.state, root: certificates.root, fetch: wallets.askPortal })
  const update = () => phone.update(passType)
  const events = () => eventsOf(wallets.state, 'apple').map(({ summary }) => summary)
  const shown = () => keptPasses(wallets.state).map(({ file }) => contentOf(file))
  return { ...wallets, portal, registered, device, pushToken, update, events, shown }
}
const respondWith = (pass: Uint8Array) => () =>
  new Response(new Uint8Array(pass), { headers: { 'last-modified': modified } })

test('the phone registers a pass with its token, and unregisters one that is removed', async () => {
  const { registered, sent, submit, device, pushToken, shown } = await openPhone()
  const address = `${service}/devices/${device}/registrations/${passType}/S-1`
  expect(registered.map(({ request, body }) => [request, body])).toEqual([
    [`POST ${address}`, JSON.stringify({ pushToken })],
  ])
  expect(registered[0]?.headers.get('authorization')).toBe('ApplePass a-token-of-20-letters')
  await submit('/phone/remove', { passTypeIdentifier: passType, serialNumber: 'S-1' })
  expect(sent.map(({ request }) => request)).toEqual([`DELETE ${address}`])
  expect(shown()).toEqual([])
})

test('a refused pass is neither shown nor registered', async () => {
  const { submit, sent, state } = openTestWallets()
  const response = await submit('/phone', { pass: testPass({ signedWith: otherCertificates }) })
  expect(response.status).toBe(422)
  expect(await response.text()).toContain('The certificate does not lead to the trusted root.')
  expect([sent, keptPasses(state)]).toEqual([[], []])
})

test('the phone fetches what has changed, and sends the tag and the date of the last answer with the next request', async () => {
  const { portal, update, sent, device, events, shown } = await openPhone()
  portal.pass = respondWith(testPass({ content: { voided: true } }))
  await update()
  portal.pass = () => new Response(null, { status: 304 })
  await update()
  const list = `GET ${service}/devices/${device}/registrations/${passType}`
  const pass = `GET ${service}/passes/${passType}/S-1`
  expect(sent.map(({ request }) => request)).toEqual([list, pass, `${list}?passesUpdatedSince=7`, pass])
  expect(sent.map(({ headers }) => headers.get('if-modified-since'))).toEqual([null, null, null, modified])
  expect(shown()).toMatchObject([{ voided: true }])
  expect(events().slice(0, 2)).toEqual([
    'The phone fetches the pass: 304, it has not changed.',
    'The phone has a new version of the pass. It shows: The pass is void.',
  ])
})

test('looking for changes fetches a pass without a push, also one that no list names as changed', async () => {
  const { portal, submit, sent, shown } = await openPhone()
  portal.list = () => new Response(null, { status: 204 })
  portal.pass = respondWith(testPass({ content: { voided: true } }))
  await submit('/phone/update', {})
  portal.pass = () => new Response(null, { status: 304 })
  await submit('/phone/update', {})
  expect(sent.map(({ request }) => request)).toEqual(Array(2).fill(`GET ${service}/passes/${passType}/S-1`))
  expect(sent.map(({ headers }) => headers.get('if-modified-since'))).toEqual([null, modified])
  expect(shown()).toMatchObject([{ voided: true }])
})

test.each([
  { what: 'a pass of another root', pass: testPass({ signedWith: otherCertificates }), why: 'trusted root' },
  { what: 'another pass', pass: testPass({ content: { serialNumber: 'S-2' } }), why: 'another pass' },
])('the phone keeps the earlier version when the portal sends $what, and tells the portal', async ({ pass, why }) => {
  const { portal, update, sent, shown } = await openPhone()
  portal.pass = respondWith(pass)
  await update()
  expect(shown()).toMatchObject([{ serialNumber: 'S-1' }])
  const log = sent.at(-1)
  expect(log?.request).toBe(`POST ${service}/log`)
  expect(JSON.parse(log?.body ?? '')).toEqual({ logs: [expect.stringContaining(why)] })
})

test.each([
  { what: 'nothing has changed', list: () => new Response(null, { status: 204 }), event: /: none\.$/ },
  { what: 'an error', list: () => new Response(null, { status: 503 }), event: /503$/ },
  {
    what: 'no connection',
    list: () => {
      throw new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })
    },
    event: /fetch failed \(ECONNREFUSED\)$/,
  },
])('a list with $what leaves the pass as it is', async ({ list, event }) => {
  const { portal, update, events, shown } = await openPhone()
  portal.list = list
  await update()
  expect(events()[0]).toMatch(event)
  expect(shown()).toMatchObject([{ serialNumber: 'S-1', storeCard: { primaryFields: [{ value: 4321 }] } }])
})

test('a pass without a web service is shown and asks no portal', async () => {
  const { webServiceURL: _, authenticationToken: __, ...content } = testContent
  const { submit, sent, text } = openTestWallets()
  await submit('/phone', { pass: testPass({ content: { ...content, webServiceURL: undefined } }) })
  await submit('/phone/update', {})
  expect(sent).toEqual([])
  expect(await text('/phone')).toContain('Testkarte')
})
