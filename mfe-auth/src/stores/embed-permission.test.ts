import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '@portal/page-library/api'
import { brand } from '@portal/shared-contracts/brand/brand'
import { UserData } from '@portal/shared-contracts/calls'
import * as v from '@portal/shared-contracts/schema'
import { $userData } from '@portal/page-library/session'
import { restoreSession } from '@portal/page-library/session/write'
import { munich, munichProfile } from '@portal/shared-contracts/testing/address'
import { testSession } from '@portal/page-library/testing/member'
import { createEmbedPage } from '../testing/embed-page.ts'
import { createEmbedPermission } from './embed-permission.ts'
import { openerOf } from './opener.ts'

const origin = 'https://shop.example'
const nonce = 'abcdefghijklmnopqrstuv'
const request = { origin, nonce }
const allowed = (value: boolean) => () => Response.json({ meta: { success: true }, content: { allowed: value } })
const session = () =>
  Response.json({ meta: { success: true, accessToken: 'SEALED' }, content: { expires: 1_700_000_600_000 } })
const rejected = (status: number, code: string) => () =>
  Response.json({ meta: { success: false }, errorMessage: [{ code }] }, { status })
const lost = (): Response => {
  throw new TypeError('connection closed')
}

let page: ReturnType<typeof createEmbedPage>
let close: ReturnType<typeof vi.fn<() => void>>
let rejections = 0
const portal = () => ({ member: () => $userData.get(), onRejected: () => void (rejections += 1), close })
beforeEach(() => {
  vi.useFakeTimers()
  page = createEmbedPage(origin, nonce)
  close = vi.fn<() => void>()
  rejections = 0
  restoreSession(testSession('ACC-1', 1000))
})
afterEach(() => void vi.useRealTimers())

/** The popup at an edge that sends these responses one after the other; `sent` records the requests. */
function openPopup(...responses: (() => Response)[]) {
  const sent: { url: string; token: string | null; body: string }[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const { url, headers } = input as Request
    sent.push({ url, token: headers.get('x-access-token'), body: await (input as Request).text() })
    return (responses.shift() ?? lost)()
  }
  const tokens = () => ({ accessToken: 'PORTAL', loyaltyToken: null })
  const api = createApi({ origin: 'https://portal.test', tokens, fetch })
  return { sent, popup: createEmbedPermission({ api, request, opener: openerOf(page.popup, request), ...portal() }) }
}

/** A popup whose page answers: the member decides now. */
async function askMember(...responses: (() => Response)[]) {
  const { popup, sent } = openPopup(allowed(true), ...responses)
  const checking = popup.check()
  page.respond('present')
  await checking
  expect(popup.$state.get()).toBe('asking')
  page.sent.length = 0
  return { popup, sent }
}

// Rule: getting-in-54
test('the page gets the token, the end of the ten minutes and the data that the window names; then it closes', async () => {
  const { accountIdField, pointsField } = brand.loyalty
  const shown = {
    loginName: 'm@example.org',
    email: 'm@example.org',
    address: munich,
    [accountIdField]: 'ACC-1',
    [pointsField]: 100,
  }
  restoreSession({
    ...testSession('ACC-1', 1000),
    userData: v.parse(UserData, {
      ...shown,
      address: munichProfile,
      [brand.newsletterField]: true,
      beExcitedTimeStamp: '2026-01-01T00:00:00Z',
      memberSince: '2020-01-01',
    }),
  })
  const { popup, sent } = await askMember(session)
  const allowing = popup.allow()
  await expect.poll(() => page.steps()).toContain('session')
  expect(close).not.toHaveBeenCalled()
  page.respond('received')
  await allowing
  expect([popup.$state.get(), close.mock.calls.length]).toEqual(['allowed', 1])
  expect(page.sent[0]).toEqual({
    target: origin,
    message: {
      type: 'portal:embed',
      nonce,
      step: 'session',
      accessToken: 'SEALED',
      expires: 1_700_000_600_000,
      userData: { ...shown, webshopOnly: false },
    },
  })
  expect(JSON.stringify(page.sent)).not.toContain('PORTAL')
  const url = 'https://portal.test/api/embed/session'
  expect(sent).toEqual([
    { url: `${url}?origin=https%3A%2F%2Fshop.example`, token: null, body: '' },
    { url, token: 'PORTAL', body: JSON.stringify({ origin }) },
  ])
})

test('a member who declines gives nothing, and the page learns it', async () => {
  const { popup, sent } = await askMember()
  popup.decline()
  expect([popup.$state.get(), close.mock.calls.length, sent.length]).toEqual(['declined', 1, 1])
  expect(page.sent.map(({ message, target }) => [message['step'], message['reason'], target])).toEqual([
    ['refused', 'declined', origin],
  ])
})

// Rule: getting-in-52
test.each([
  { title: 'an origin that is not listed', responses: [allowed(false)], present: true, state: 'originNotAllowed' },
  { title: 'a page that does not answer', responses: [allowed(true)], present: false, state: 'openerGone' },
  { title: 'no network', responses: [], present: true, state: 'unreachable' },
  {
    title: 'an edge in trouble',
    responses: [rejected(503, 'backendUnavailable')],
    present: true,
    state: 'unreachable',
  },
])('$title: no member logs in, the state is $state', async ({ responses, present, state }) => {
  const { popup } = openPopup(...responses)
  const checking = popup.check()
  if (present) page.respond('present')
  await vi.advanceTimersByTimeAsync(5_000)
  await checking
  expect(popup.$state.get()).toBe(state)
  expect(page.steps().filter((step) => step !== 'opened')).toEqual(state === 'originNotAllowed' ? ['refused'] : [])
})

test.each([
  { title: 'a query that is no request', sent: null, state: 'requestInvalid' },
  { title: 'a window that no page opened', sent: request, state: 'openerGone' },
])('$title asks nothing', async ({ sent, state }) => {
  const api = createApi({ tokens: () => ({ accessToken: null, loyaltyToken: null }), fetch: async () => lost() })
  const popup = createEmbedPermission({ api, request: sent, opener: null, ...portal() })
  await popup.check()
  expect(popup.$state.get()).toBe(state)
})

test('after a broken network the check can be repeated', async () => {
  const { popup } = openPopup(lost, allowed(true))
  const first = popup.check()
  page.respond('present')
  await first
  expect(popup.$state.get()).toBe('unreachable')
  const second = popup.check()
  page.respond('present')
  await second
  expect(popup.$state.get()).toBe('asking')
})

test('a page that left while the member decided gets no second chance to read the token', async () => {
  const { popup } = await askMember(session)
  const allowing = popup.allow()
  await vi.advanceTimersByTimeAsync(6_000)
  await allowing
  expect([popup.$state.get(), close.mock.calls.length]).toEqual(['openerGone', 0])
  expect(new Set(page.sent.map(({ target }) => target))).toEqual(new Set([origin]))
})

test.each([
  { code: 'sessionInvalid', response: rejected(401, 'sessionInvalid'), renewals: 1 },
  { code: 'forbidden', response: rejected(403, 'forbidden'), renewals: 0 },
  { code: 'network', response: lost, renewals: 0 },
])('the error $code is said, and the member can try again', async ({ code, response, renewals }) => {
  const { popup } = await askMember(response, session)
  await popup.allow()
  expect(popup.$permission.get()).toMatchObject({ status: 'failed', errors: [{ code }] })
  expect([popup.$state.get(), rejections, page.sent]).toEqual(['asking', renewals, []])
  const again = popup.allow()
  await expect.poll(() => page.steps()).toContain('session')
  page.respond('received')
  await again
  expect(popup.$state.get()).toBe('allowed')
})
