import { wire } from '@portal/shared-contracts/testing/wire'
import { beforeEach, expect, test } from 'vitest'
import { errorEnvelope, sendJson, type UpstreamHandler } from './recording-upstream.ts'
import { bodyOf, login } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { memberHeaders, useEdge, type LoginResponse, type MemberSession } from './test-edge.ts'

const member = 'müller.fi@gmail.com'
const password = 'richtig'

/**
 * Forty names that fold to the member's, or whose mail reaches the member's mailbox; the shop knows each as another.
 */
const names: readonly string[] = [
  'ｍüller.fi',
  'ｍüｌler.fi',
  'mü\uff4cler.fi',
  'müllｅr.fi',
  'müller．fi',
  'müller.ｆi',
  'müller.ﬁ',
  '𝐦üller.fi',
  'mu\u0308ller.fi',
  'mu\u0308ller.ﬁ',
  'MÜLLER.fi',
  'MU\u0308LLER.FI',
  'müller.ﬁ+1',
  '𝒎üller.fi',
  '𝓂üller.fi',
  'ⓜüller.fi',
  'mü𝐥ler.fi',
  'müℓler.fi',
  'mülleʳ.fi',
  'mülⅼer.fi',
  'mü𝔩𝔩er.fi',
  'müller.𝐟i',
  'müller.fⅰ',
  'müller.fᵢ',
  'müller.fi+1',
  'müller.fi+2',
  'müller.fi+a+b',
  'm.üller.fi',
  'mü.ller.fi',
  'müller.f.i',
  'm.ü.l.l.e.r.f.i',
  'müllerfi',
]
const alikes: readonly string[] = [
  ...names.map((name) => `${name}@gmail.com`),
  'müller.fi@googlemail.com',
  'müller.fi@ｇmail.com',
  // Accounts of the shop whose names the portal cannot send: their owners come by a token of the shop.
  'mü\u200bller.fi@gmail.com',
  'mü\u00adller.fi@gmail.com',
  'müller.fi\u2060@gmail.com',
  'müller.fi@gmail\u200b.com',
  ' müller.fi@gmail.com',
  'müller.fi@gmail。com',
]

/** The shop's accounts by their exact names; a token of the shop is the number of an account. */
const accounts = [member, ...alikes]
const isTyped = (name: string): boolean => !/[\u200b\u00ad\u2060。ｇ]|^ /.test(name)

const shop =
  (withAccounts: boolean, hasEmail: boolean): UpstreamHandler =>
  (recorded, response) => {
    if (!/user\/login(ByToken)?$/.test(recorded.target)) return sampleUpstream()(recorded, response)
    const { loginName, sessionToken, ...sent } = JSON.parse(recorded.body) as Record<string, string>
    const index = sessionToken === undefined ? accounts.indexOf(loginName ?? '') : Number(sessionToken)
    if (index < 0 || (sessionToken === undefined && sent['password'] !== password))
      return sendJson(response, errorEnvelope('credentialError'))
    const names = { loginName: accounts[index], ...(hasEmail && { email: accounts[index] }) }
    sendJson(response, { ...login, content: { ...names, [wire.accountId]: withAccounts ? `ACC-${index}` : null } })
  }

const edge = useEdge({ handler: shop(true, true) })

type Sender = { from?: string; headers?: Record<string, string> }
/** An address in a network of its own. */
const stranger = (count: number): Sender => ({ from: `198.51.${count % 200}.1` })

const typeLogin = (loginName: string, sender: Sender, typed = password) =>
  edge.call('POST', 'shop/user/login', { body: { loginName, password: typed, rememberMe: true }, ...sender })

/** A login of an account; the session and the cookie of its known browser. */
async function logIn(name: string, sender: Sender): Promise<MemberSession & { known: string }> {
  const index = accounts.indexOf(name)
  const response = isTyped(name)
    ? await typeLogin(name, sender)
    : await edge.call('POST', 'shop/user/loginByToken', { body: { sessionToken: String(index) }, ...sender })
  const { meta, refreshToken } = (await response.json()) as LoginResponse
  const [cookie = '', known = ''] = response.headers.getSetCookie().map((text) => text.split(';')[0] ?? '')
  return { cookie, known, access: meta.accessToken, refresh: refreshToken, secure: '', external: '', loyalty: '' }
}

const points = async (as: MemberSession) => (await edge.call('GET', 'shop/points', { as })).status
const allowed = (statuses: readonly number[]): number => statuses.filter((status) => status !== 429).length
const recover = (email: string, sender: Sender) =>
  edge.call('POST', 'shop/user/password/request', { body: { ...bodyOf('request password'), email }, ...sender })

async function runInTurn(names: readonly string[], run: (name: string, count: number) => Promise<Response>) {
  const statuses: number[] = []
  for (const [count, name] of names.entries()) statuses.push((await run(name, count)).status)
  return statuses
}

test('there are forty look-alikes', () => {
  expect(new Set(accounts).size).toBe(41)
})

const ends: readonly {
  end: string
  run: (as: MemberSession & { known: string }, name: string) => Promise<Response>
}[] = [
  {
    end: 'the end of all sessions',
    run: (as) => edge.send({ method: 'POST', target: '/api/session/end-all', headers: memberHeaders(as) }),
  },
  {
    end: 'a changed password',
    run: (as) => edge.call('POST', 'shop/user/password/change', { as, body: bodyOf('change password') }),
  },
  {
    end: 'the login after a reset',
    run: async (as, name) => {
      const headers = { cookie: `${as.known}; __Host-reset=1` }
      if (isTyped(name)) return typeLogin(name, { headers })
      const body = { sessionToken: String(accounts.indexOf(name)) }
      return edge.call('POST', 'shop/user/loginByToken', { body, headers })
    },
  },
]

// Rule: session-46
test.each(
  ends.flatMap((row) => [
    { ...row, who: 'with loyalty accounts', handler: shop(true, true) },
    { ...row, who: 'without', handler: shop(false, true) },
    { ...row, who: 'without accounts and e-mail addresses', handler: shop(false, false) },
  ]),
)('$end of look-alikes $who ends no session of the member and forgets no known browser', async ({ run, handler }) => {
  edge.upstream.respondWith(handler)
  const own = await logIn(member, stranger(0))
  for (const name of alikes) {
    const alike = await logIn(name, stranger(1))
    expect((await run(alike, name)).status).toBe(200)
  }
  const refreshed = await edge.call('POST', 'shop/user/refreshaccess', { as: own, body: { refreshToken: own.refresh } })
  expect([await points(own), refreshed.status]).toEqual([200, 200])
  // Strangers have used up theirs, so that only a known browser gets in.
  await runInTurn(
    Array.from({ length: 120 }, () => member),
    (name, count) => typeLogin(name, stranger(count), 'geraten'),
  )
  expect((await typeLogin(member, { ...stranger(1), headers: { cookie: own.known } })).status).toBe(200)
  // The member's own end still ends all of the member's.
  const elsewhere = await logIn(member, { headers: { cookie: own.known } })
  const all = ends[0]?.run
  await all?.(elsewhere, member)
  expect([await points(own), await points(elsewhere)]).toEqual([401, 401])
})

let own: MemberSession & { known: string }
beforeEach(async () => void (own = await logIn(member, stranger(0))))

// Rule: limits-20
test('known browsers of look-alikes are none of the member and use up nothing of the known browsers', async () => {
  const browsers = new Map<string, Sender>()
  for (const name of alikes) browsers.set(name, { headers: { cookie: (await logIn(name, stranger(1))).known } })
  await runInTurn(
    Array.from({ length: 120 }, () => member),
    (name, count) => typeLogin(name, stranger(count), 'geraten'),
  )
  // None counts as a known browser of the member, which strangers have locked out.
  const asMember = await runInTurn(alikes, (name, count) =>
    typeLogin(member, { ...stranger(count), ...browsers.get(name) }),
  )
  expect(new Set(asMember)).toEqual(new Set([429]))
  const typed = alikes.filter(isTyped)
  for (let round = 0; round < 12; round += 1)
    await runInTurn(typed, (name) => typeLogin(name, browsers.get(name) ?? {}, 'geraten'))
  await runInTurn([...typed, ...typed], (name) => recover(name, browsers.get(name) ?? {}))
  const ownBrowser = { headers: { cookie: own.known } }
  expect(await runInTurn([member, member, member], () => recover(member, ownBrowser))).toEqual([200, 200, 200])
  const wrong = Array.from({ length: 12 }, () => member)
  expect(allowed(await runInTurn(wrong, () => typeLogin(member, ownBrowser, 'vertippt')))).toBe(10)
})

// Rule: limits-20
test('strangers get no more attempts and mails by look-alikes than by the exact name', async () => {
  // What one mailbox gets is counted by the mailbox, whatever its accounts are.
  const recovered = await runInTurn([...alikes, ...alikes], (name, count) => recover(name, stranger(count)))
  expect(recovered.filter((status) => status === 200)).toHaveLength(3)
  const folded = alikes.filter((name) => isTyped(name) && /^(?:[^.+]+\.[^.+]+)@gmail/.test(name.normalize('NFKC')))
  const many = Array.from({ length: 200 }, (_, count) => folded[count % folded.length] ?? '')
  expect(allowed(await runInTurn(many, (name, count) => typeLogin(name, stranger(count), 'geraten')))).toBe(100)
  expect((await typeLogin(member, stranger(1))).status).toBe(429)
})

test('an e-mail address in a profile that is the login name of another member ends none of its sessions', async () => {
  const thief: UpstreamHandler = (recorded, response) =>
    recorded.target === '/shop/user/login'
      ? sendJson(response, {
          ...login,
          content: { loginName: 'dieb@example.org', email: member, [wire.accountId]: null },
        })
      : sampleUpstream()(recorded, response)
  edge.upstream.respondWith(shop(false, true))
  const shopOnly = await logIn(member, stranger(0))
  edge.upstream.respondWith(thief)
  const response = await typeLogin('dieb@example.org', stranger(1))
  const { meta } = (await response.json()) as LoginResponse
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const headers = { cookie, 'x-access-token': meta.accessToken }
  expect((await edge.send({ method: 'POST', target: '/api/session/end-all', headers })).status).toBe(200)
  expect(await points(shopOnly)).toBe(200)
})
