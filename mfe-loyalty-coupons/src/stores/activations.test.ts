import { describe, expect, test } from 'vitest'
import { openPage } from '../testing/coupons-portal.ts'
import { createActivations } from './activations.ts'

const id = 'AC1-A1'
const envelope = (status: number, code: string): Response =>
  Response.json({ meta: { success: false }, errorMessage: [{ code }] }, { status })

const providerError = (status: number, body: object): Response => Response.json(body, { status })
const notActivatable = (): Response => providerError(409, { code: 'COUPON_NOT_ACTIVATABLE' })
const noResponse = () => Promise.reject(new TypeError('fetch failed'))

describe('the switch of a coupon', () => {
  test('shows the desired value at once and stores it at the provider', async () => {
    const { page, isActive, patches } = await openPage()
    const saved = page.setActivated(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'saving', activated: true })
    await saved
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: true })
    expect(isActive(id)).toBe(true)
    await page.setActivated(id, false)
    expect(isActive(id)).toBe(false)
    expect(patches()).toEqual([{ activated: true }, { activated: false }])
  })

  // Rule: coupons-31
  test.each([
    { title: 'the edge forbids it', respond: () => envelope(403, 'forbidden'), code: 'forbidden' },
    { title: 'the session ended', respond: () => envelope(401, 'sessionInvalid'), code: 'sessionInvalid' },
    { title: 'the provider rejects its token twice', respond: () => providerError(401, {}), code: 'failed' },
    { title: 'the provider rejects the coupon', respond: notActivatable, code: 'COUPON_NOT_ACTIVATABLE' },
    { title: 'the provider fails', respond: () => new Response('Server Error', { status: 500 }), code: 'failed' },
    {
      title: 'the circuit breaker is open',
      respond: () => envelope(503, 'backendUnavailable'),
      code: 'backendUnavailable',
    },
  ])('shows the stored value again and the error code when $title', async ({ respond, code }) => {
    const { page, changes, isActive } = await openPage()
    changes.respond = async () => respond()
    await page.setActivated(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'rejected', activated: false, code })
    expect(isActive(id)).toBe(false)
    changes.respond = null
    await page.setActivated(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: true })
  })

  test('keeps the desired value when only the response was lost', async () => {
    const { page, changes, isActive } = await openPage()
    changes.loseResponses = true
    await page.setActivated(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: true })
    expect(isActive(id)).toBe(true)
  })

  test('is unknown without a response, and the next change is sent in any case', async () => {
    const { page, changes, patches } = await openPage()
    changes.respond = noResponse
    await page.setActivated(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'unknown', activated: false })
    changes.respond = null
    await page.setActivated(id, false)
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: false })
    expect(patches()).toEqual([{ activated: true }, { activated: false }])
  })

  // Rule: coupons-32
  test('gets a fresh token when the stored one has expired', async () => {
    const { page, connection, isActive, sent } = await openPage()
    connection.loyaltyToken = 'expired'
    await page.setActivated(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: true })
    expect(isActive(id)).toBe(true)
    expect(sent.slice(-3).map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'POST', 'PATCH'])
  })
})

describe('switching again while saving', () => {
  // Rule: coupons-30
  test('sends one request at a time, and the latest desired value wins', async () => {
    const { page, changes, isActive, patches } = await openPage()
    const first = Promise.withResolvers<undefined>()
    let running = 0
    let most = 0
    changes.respond = async () => {
      most = Math.max(most, ++running)
      await first.promise
      running--
      return undefined
    }
    const saved = [true, false, true, false].map((desired) => page.setActivated(id, desired))
    expect(page.$switches.get()[id]).toEqual({ kind: 'saving', activated: false })
    first.resolve(undefined)
    await Promise.all(saved)
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: false })
    expect(patches()).toEqual([{ activated: true }, { activated: false }])
    expect(isActive(id)).toBe(false)
    expect(most).toBe(1)
  })

  test('does not show the error of a superseded request', async () => {
    const { page, changes, patches } = await openPage()
    const first = Promise.withResolvers<Response>()
    changes.respond = () => first.promise
    const saved = [page.setActivated(id, true), page.setActivated(id, false)]
    first.resolve(envelope(403, 'forbidden'))
    await Promise.all(saved)
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: false })
    expect(patches()).toHaveLength(1)
  })

  test('keeps a change when a list requested earlier arrives', async () => {
    const { page, isActive } = await openPage()
    const refreshed = page.refresh()
    await page.setActivated(id, true)
    await refreshed
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: true })
    expect(isActive(id)).toBe(true)
    await page.refresh()
    expect(page.$switches.get()[id]).toEqual({ kind: 'saved', activated: true })
  })
})

test('a list requested while a change was being saved does not undo it when it arrives later', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<void>()
  const activations = createActivations({ send: () => sent, fetchActivated: async () => undefined })
  activations.applyList([{ id, activated: false }], activations.currentVersion())
  const saved = activations.setActivated(id, true)
  const requestedVersion = activations.currentVersion()
  resolve()
  await saved
  activations.applyList([{ id, activated: false }], requestedVersion)
  expect(activations.$switches.get()[id]).toEqual({ kind: 'saved', activated: true })
})

test('choosing the stored value again sends nothing, and later changes are sent', async () => {
  const sent: boolean[] = []
  const send = async (_: string, activated: boolean) => void sent.push(activated)
  const activations = createActivations({ send, fetchActivated: async () => undefined })
  activations.applyList([{ id, activated: false }], activations.currentVersion())
  await activations.setActivated(id, false)
  expect(activations.$switches.get()[id]).toEqual({ kind: 'saved', activated: false })
  await activations.setActivated(id, true)
  expect(activations.$switches.get()[id]).toEqual({ kind: 'saved', activated: true })
  expect(sent).toEqual([true])
})
