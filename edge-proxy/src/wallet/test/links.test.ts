import { expect, test, vi } from 'vitest'
import { loginWithoutAccount } from '../../test/sample-upstream.ts'
import { memberHeaders, signIn } from '../../test/test-edge.ts'
import { edge, member, useEdge } from '../testing/each-edge.ts'
import { filesOfPass, passJsonOf, verifySignature } from '../testing/read-pass.ts'
import { bytesOf, cardCode, root, startWalletEdge, urlIn, walletSettings } from '../testing/wallet-edge.ts'

useEdge()

const open = (url: string, cookie = member.cookie) => edge.get(url, { headers: cookie === '' ? {} : { cookie } })
const codeIn = async (response: Response) => {
  const { errorMessage } = (await response.json()) as { errorMessage: { code: string }[] }
  return `${response.status} ${errorMessage[0]?.code}`
}

test('a link leads to the signed pass of the card, each time it is opened', async () => {
  const url = await urlIn(await edge.link('apple', member, { holder: ' Erika\u202e Muster ' }))
  // Chrome on iOS asks twice.
  for (const response of [await open(url), await open(url)]) {
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="karte.pkpass"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const pass = await bytesOf(response)
    expect(() => verifySignature(filesOfPass(pass), root)).not.toThrow()
    const json = passJsonOf(pass)
    expect(json).toMatchObject({ voided: false, barcodes: [{ message: cardCode }] })
    for (const text of ['"Erika Muster"', '"4.321"']) expect(JSON.stringify(json)).toContain(text)
  }
})

test('saving a card again gives the same pass, in both wallets', async () => {
  const serials = []
  for (let count = 0; count < 2; count += 1) {
    const url = await urlIn(await edge.link('apple', member, { holder: 'Erika' }))
    serials.push(passJsonOf(await bytesOf(await open(url)))['serialNumber'])
  }
  const google = await urlIn(await edge.link('google', member))
  expect(google).toBe(`https://pay.example/save/${serials[0]}`)
  expect(serials[0]).toBe(serials[1])
})

const rejected: { name: string; run: (url: string) => Promise<Response> }[] = [
  {
    name: 'by another member',
    run: async (url) => {
      edge.platform.accountId = 'ACC-2'
      return open(url, (await signIn(edge)).cookie)
    },
  },
  { name: 'in another browser', run: (url) => open(url, '') },
  { name: 'in another session of the member', run: async (url) => open(url, (await signIn(edge)).cookie) },
  {
    name: 'after two minutes',
    run: (url) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
      return open(url)
    },
  },
  {
    name: 'after a logout',
    run: async (url) => {
      await edge.send({ method: 'POST', target: '/api/session/end', headers: memberHeaders(member) })
      return open(url)
    },
  },
  { name: 'with a changed ticket', run: (url) => open(`${url.slice(0, -4)}AAAA`) },
  {
    name: 'with an access token in place of the ticket',
    run: () => open(`/api/wallet/apple/pass?ticket=${member.access}`),
  },
  { name: 'without a ticket', run: () => open('/api/wallet/apple/pass') },
]

// Rule: wallet-11
test.each(rejected)('a link opens nothing $name, and a page says so', async ({ run }) => {
  const response = await run(await urlIn(await edge.link('apple', member)))
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).toContain('text/html')
  const page = await response.text()
  expect(page).toContain('nicht mehr gültig')
  expect(page).toContain('href="/konto/karten"')
  expect(page).not.toContain(cardCode)
})

// Rule: wallet-11
test('within two minutes the link opens', async () => {
  const url = await urlIn(await edge.link('apple', member))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 115_000 })
  expect((await open(url)).status).toBe(200)
})

test.each([
  { name: 'locked', change: () => void (edge.platform.status = 'LOCKED'), status: 404 },
  { name: 'gone', change: () => void (edge.platform.owner = null), status: 404 },
  { name: 'not to be asked for', change: () => void (edge.platform.isDown = true), status: 502 },
])('a card that is $name meanwhile has a page, too', async ({ change, status }) => {
  const url = await urlIn(await edge.link('apple', member))
  change()
  const response = await open(url)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
})

test('the page of an error is logged and counted as each other error', async () => {
  const url = await urlIn(await edge.link('apple', member))
  edge.platform.isDown = true
  expect((await open(url)).status).toBe(502)
  expect(edge.log()).toMatch(/"status":502,.*"code":"backendUnavailable","reason":"card of a pass unreadable"/)
  for (let count = 1; count < 300; count += 1) await open(url, '')
  const limited = await open(url, '')
  expect([limited.status, limited.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  const metrics = await edge.get('/metrics', { from: '127.0.0.1', headers: { host: 'localhost' } })
  expect(await metrics.text()).toMatch(/^edge_rate_limited_total\{call="wallet pass",.*\} 1$/m)
})

test.each([
  { name: 'without a login', run: () => edge.link('apple', null), code: '401 sessionInvalid' },
  {
    name: 'of another card',
    run: () => edge.link('apple', member, { cardCode: '9'.repeat(19) }),
    code: '403 forbidden',
  },
  {
    name: 'of no card number',
    run: () => edge.link('apple', member, { cardCode: '../x' }),
    code: '400 requestInvalid',
  },
  { name: 'with another field', run: () => edge.link('apple', member, { other: 1 }), code: '400 requestInvalid' },
  { name: 'of the kiosk', run: () => edge.link('apple', member, {}, { 'x-kiosk': '1' }), code: '403 forbidden' },
  {
    name: 'of a page of another site',
    run: () => edge.link('apple', member, {}, { origin: 'https://other.example' }),
    code: '403 forbidden',
  },
  {
    name: 'of a locked card',
    run: () => {
      edge.platform.status = 'LOCKED'
      return edge.link('google', member)
    },
    code: '403 forbidden',
  },
  {
    name: 'of a card that the list calls locked, without a status from the platform',
    run: async () => {
      await edge.call('GET', 'shop/card', { as: member })
      edge.platform.status = undefined
      edge.platform.listed = [{ cardCode, status: 'LOCKED' }]
      return edge.link('google', member)
    },
    code: '403 forbidden',
  },
  {
    name: 'of a card that is not in the list any more',
    run: async () => {
      await edge.call('GET', 'shop/card', { as: member })
      edge.platform.listed = []
      return edge.link('apple', member)
    },
    code: '403 forbidden',
  },
  {
    name: 'of a card that the platform gives another member',
    run: () => {
      edge.platform.owner = 'ACC-2'
      return edge.link('apple', member)
    },
    code: '403 forbidden',
  },
  {
    name: 'while the platform does not answer',
    run: () => {
      edge.platform.isDown = true
      return edge.link('apple', member)
    },
    code: '502 backendUnavailable',
  },
])('there is no link $name', async ({ run, code }) => {
  expect(await codeIn(await run())).toBe(code)
})

test('a member of the shop only has no link', async () => {
  edge.upstream.respondWith(loginWithoutAccount)
  const { cookie, access } = await signIn(edge)
  expect(await codeIn(await edge.link('apple', { ...member, cookie, access }))).toBe('403 forbidden')
  expect(await (await edge.saved({ ...member, cookie, access })).json()).toMatchObject({ content: [] })
})

// Rule: wallet-12
test('cards of others and cards that do not exist are refused alike', async () => {
  const refused = async (card: string) => {
    const response = await edge.link('apple', member, { cardCode: card })
    return [response.status, await response.text()]
  }
  edge.platform.owner = 'ACC-2'
  edge.platform.listed = []
  const ofOther = await refused(cardCode)
  edge.platform.owner = null
  expect(await refused('9'.repeat(19))).toEqual(ofOther)
})

test('links of one member are limited', async () => {
  const statuses = []
  for (let count = 0; count < 61; count += 1) statuses.push((await edge.link('google', member)).status)
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]))
  expect(statuses.at(-1)).toBe(429)
})

test('Meine Daten learns which cards are in wallets', async () => {
  const saved = async () => ((await (await edge.saved(member)).json()) as { content: unknown }).content
  expect(await saved()).toEqual([])
  await edge.link('apple', member)
  expect(await saved()).toEqual([])
  await edge.link('google', member)
  expect(await saved()).toEqual([{ cardCode, devices: 0, google: true }])
})

test.each([
  { name: 'no wallet', wallet: null },
  { name: 'Google only', wallet: { ...walletSettings, apple: null } },
  {
    name: 'an expired certificate',
    wallet: { ...walletSettings, apple: walletSettings.apple && { ...walletSettings.apple, expires: 1 } },
  },
])('an edge with $name has no link of Apple', async ({ wallet }) => {
  await using other = await startWalletEdge({ wallet })
  const session = await signIn(other)
  expect(await codeIn(await other.link('apple', session))).toBe('404 callUnknown')
  expect((await other.link('google', session)).status).toBe(wallet === null ? 404 : 200)
})

test('an expired certificate is said once at the start', async () => {
  const apple = walletSettings.apple && { ...walletSettings.apple, expires: 1 }
  await using other = await startWalletEdge({ wallet: { ...walletSettings, apple } })
  expect(other.log()).toContain('WALLET_APPLE_CERTIFICATE or WALLET_APPLE_INTERMEDIATE has expired')
})
