import { describe, expect, test } from 'vitest'
import { openPage } from '../testing/coupons-portal.ts'
import { createActivations } from './activations.ts'

const id = 'AC1-A1'
const envelope = (status: number, code: string): Response =>
  Response.json({ meta: { success: false }, errorMessage: [{ code }] }, { status })

describe('the switch of a coupon', () => {
  test('shows the wish at once and keeps it at the provider', async () => {
    const { page, isActive, patches } = await openPage()
    const saved = page.wish(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'saving', activated: true })
    await saved
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: true })
    expect(isActive(id)).toBe(true)
    await page.wish(id, false)
    expect(isActive(id)).toBe(false)
    expect(patches()).toEqual([{ activated: true }, { activated: false }])
  })

  test.each([
    { title: 'the edge forbids it', answer: () => envelope(403, 'forbidden'), code: 'forbidden' },
    { title: 'the session ended', answer: () => envelope(401, 'sessionInvalid'), code: 'sessionInvalid' },
    { title: 'the provider refuses its token twice', answer: () => Response.json({}, { status: 401 }), code: 'failed' },
    {
      title: 'the provider refuses the coupon',
      answer: () => Response.json({ code: 'COUPON_NOT_ACTIVATABLE' }, { status: 409 }),
      code: 'COUPON_NOT_ACTIVATABLE',
    },
    {
      title: 'the provider fails',
      answer: () => new Response('Internal Server Error', { status: 500 }),
      code: 'failed',
    },
    {
      title: 'the breaker of the edge is open',
      answer: () => envelope(503, 'backendUnavailable'),
      code: 'backendUnavailable',
    },
  ])('goes back and says why when $title', async ({ answer, code }) => {
    const { page, changes, isActive } = await openPage()
    changes.answer = async () => answer()
    await page.wish(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'refused', activated: false, code })
    expect(isActive(id)).toBe(false)
    changes.answer = null
    await page.wish(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: true })
  })

  test('stays where it is when only the answer was lost', async () => {
    const { page, changes, isActive } = await openPage()
    changes.loseAnswers = true
    await page.wish(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: true })
    expect(isActive(id)).toBe(true)
  })

  test('says that nobody knows when no answer came, and sends the next wish in any case', async () => {
    const { page, changes, patches } = await openPage()
    changes.answer = async () => {
      throw new TypeError('fetch failed')
    }
    await page.wish(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'unknown', activated: false })
    changes.answer = null
    await page.wish(id, false)
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: false })
    expect(patches()).toEqual([{ activated: true }, { activated: false }])
  })

  test('gets a fresh token when the provider no longer takes the held one', async () => {
    const { page, world, isActive, sent } = await openPage()
    world.loyaltyToken = 'expired'
    await page.wish(id, true)
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: true })
    expect(isActive(id)).toBe(true)
    expect(sent.slice(-3).map(({ call }) => call.split(' ')[0])).toEqual(['PATCH', 'POST', 'PATCH'])
  })
})

describe('a member who keeps switching', () => {
  test('has one change under way at a time, and the last wish wins', async () => {
    const { page, changes, isActive, patches } = await openPage()
    const first = Promise.withResolvers<undefined>()
    let underWay = 0
    let most = 0
    changes.answer = async () => {
      most = Math.max(most, ++underWay)
      await first.promise
      underWay--
      return undefined
    }
    const settled = [true, false, true, false].map((wish) => page.wish(id, wish))
    expect(page.$switches.get()[id]).toEqual({ kind: 'saving', activated: false })
    first.resolve(undefined)
    await Promise.all(settled)
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: false })
    expect(patches()).toEqual([{ activated: true }, { activated: false }])
    expect(isActive(id)).toBe(false)
    expect(most).toBe(1)
  })

  test('is not told of a refused wish that was taken back', async () => {
    const { page, changes, patches } = await openPage()
    const first = Promise.withResolvers<Response>()
    changes.answer = () => first.promise
    const settled = [page.wish(id, true), page.wish(id, false)]
    first.resolve(envelope(403, 'forbidden'))
    await Promise.all(settled)
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: false })
    expect(patches()).toHaveLength(1)
  })

  test('keeps a switch against a list that was asked for earlier', async () => {
    const { page, isActive } = await openPage()
    const refreshed = page.refresh()
    await page.wish(id, true)
    await refreshed
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: true })
    expect(isActive(id)).toBe(true)
    await page.refresh()
    expect(page.$switches.get()[id]).toEqual({ kind: 'settled', activated: true })
  })
})

describe('activating all', () => {
  test('switches every coupon that can be, one after the other, and can be undone', async () => {
    const { page, isActive, patches } = await openPage()
    // She has the espresso already.
    expect(isActive('AC1-A2')).toBe(true)
    await page.activateShown()
    expect(page.$bulk.get()).toEqual({
      kind: 'finished',
      activated: true,
      total: 4,
      changed: ['AC1-A1', 'AC1-A3', 'AC1-A4', 'AC1-A5'],
      failed: [],
    })
    expect(page.$activatable.get()).toEqual([])
    expect(isActive('AC1-A5')).toBe(true)
    expect(patches()).toHaveLength(4)
    await page.setAll(['AC1-A1', 'AC1-A3', 'AC1-A4', 'AC1-A5'], false)
    expect(page.$bulk.get()).toMatchObject({ kind: 'finished', activated: false, total: 4, failed: [] })
    expect(isActive('AC1-A1')).toBe(false)
    expect(isActive('AC1-A2')).toBe(true)
  })

  test('takes the filtered ones only', async () => {
    const { page } = await openPage()
    page.choose({ category: 'Discounts' })
    await page.activateShown()
    expect(page.$bulk.get()).toMatchObject({ total: 1, changed: ['AC1-A3'] })
  })

  test('reports a refused coupon and goes on', async () => {
    const { page, changes, isActive } = await openPage()
    changes.answer = async (coupon) =>
      coupon === 'AC1-A3' ? Response.json({ code: 'COUPON_NOT_ACTIVATABLE' }, { status: 409 }) : undefined
    await page.activateShown()
    expect(page.$bulk.get()).toMatchObject({ total: 4, failed: [{ id: 'AC1-A3', code: 'COUPON_NOT_ACTIVATABLE' }] })
    expect(isActive('AC1-A5')).toBe(true)
    page.choose({ category: 'Discounts' })
    expect(page.$bulk.get()).toEqual({ kind: 'idle' })
  })

  test('stops asking when nobody answers, and names all that were left', async () => {
    const { page, changes, patches } = await openPage()
    changes.answer = async () => {
      throw new TypeError('fetch failed')
    }
    await page.activateShown()
    expect(patches()).toHaveLength(1)
    expect(page.$bulk.get()).toMatchObject({
      total: 4,
      changed: [],
      failed: ['unknown', 'notSent', 'notSent', 'notSent'].map((code) => ({ code })),
    })
  })

  test('leaves alone what the member switched meanwhile', async () => {
    const { page, changes, isActive } = await openPage()
    const first = Promise.withResolvers<undefined>()
    changes.answer = async (coupon) => (coupon === 'AC1-A1' ? first.promise : undefined)
    const all = page.activateShown()
    expect(page.$bulk.get()).toEqual({ kind: 'running', activated: true, done: 0, total: 4 })
    await page.wish('AC1-A4', true)
    await page.wish('AC1-A4', false)
    first.resolve(undefined)
    await all
    expect(isActive('AC1-A4')).toBe(false)
    expect(page.$bulk.get()).toMatchObject({ changed: ['AC1-A1', 'AC1-A3', 'AC1-A5'], failed: [] })
  })

  test('has nothing to do a second time', async () => {
    const { page } = await openPage()
    await Promise.all([page.activateShown(), page.activateShown()])
    await page.activateShown()
    expect(page.$bulk.get()).toMatchObject({ kind: 'finished', total: 0 })
  })
})

test('a list asked for while a change was under way does not undo it by arriving late', async () => {
  const { promise: sent, resolve } = Promise.withResolvers<void>()
  const activations = createActivations({ send: () => sent, ask: async () => undefined })
  activations.adopt([{ id, activated: false }], activations.mark())
  const saved = activations.wish(id, true)
  const asked = activations.mark()
  resolve()
  await saved
  activations.adopt([{ id, activated: false }], asked)
  expect(activations.$switches.get()[id]).toEqual({ kind: 'settled', activated: true })
})
