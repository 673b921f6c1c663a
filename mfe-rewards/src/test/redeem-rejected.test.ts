import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { describe, expect, test } from 'vitest'
import { deliverTo, demoCard, errorResponse, mistyped, openBrowser, openReview, toReview } from '../testing/browser.ts'

describe('a rejected order', () => {
  // Rule: rewards-and-orders-35
  test('leads to the field, keeps the input, and the next attempt has a new key', async () => {
    const { browser, page } = await openReview()
    deliverTo(page, 'Nirgendweg')
    await page.submit()
    expect(page.shown()).toMatchObject({
      status: 'editing',
      step: 'address',
      errors: [{ input: 'street', code: 'errorAddressCheck', inputValue: 'Nirgendweg' }],
      isRejected: true,
      input: { address: { street: 'Nirgendweg' }, cardCode: demoCard },
    })
    page.changeAddress('street', '')
    page.next('address')
    expect(page.$state.get()).toMatchObject({ errors: [{ input: 'street' }], isRejected: false })
    page.changeAddress('street', 'Büroweg')
    page.next('address')
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    expect(new Set(browser.keys()).size).toBe(2)
  })

  test.each([
    ['card_invalid', 'card', "UPDATE cards SET status = 'LOCKED'"],
    [
      'NO_MORE_REDEEM_BY_PROGRAM',
      'review',
      "UPDATE coupons SET redeemCountGlobal = maxRedeemCountGlobal WHERE couponId = 'R2'",
    ],
  ])('with %s leads to the step %s', async (code, step, sql) => {
    const { browser, page } = await openReview()
    browser.changeShop(sql)
    await page.submit()
    expect(page.shown()).toMatchObject({ status: 'editing', step, errors: [{ code }], isRejected: true })
  })

  test('a second time counts as another attempt, and its sending shows no error and leaves no step', async () => {
    const { browser, page } = await openReview()
    browser.network.response = errorResponse(503, 'backendUnavailable')
    await page.submit()
    const errors = [{ code: 'backendUnavailable' }]
    expect(page.shown()).toMatchObject({ step: 'review', errors, attempt: 1 })
    const held = Promise.withResolvers<void>()
    browser.network.waitFor = held.promise
    const submitted = page.submit()
    expect(page.$sending.get()).toBe(true)
    page.editStep('address')
    expect(page.shown()).toMatchObject({ step: 'review', errors: [] })
    held.resolve()
    await submitted
    expect(page.$sending.get()).toBe(false)
    expect(page.shown()).toMatchObject({ step: 'review', errors, attempt: 2 })
  })

  test('keeps the input if the session has ended', async () => {
    const { browser, page } = await openReview()
    deliverTo(page, 'Büroweg')
    browser.network.response = errorResponse(401, 'sessionInvalid')
    await page.submit()
    const afterLogin = await browser.openPage()
    const input = { address: { street: 'Büroweg' } }
    expect(afterLogin.$state.get()).toMatchObject({ status: 'editing', input })
  })
})

/** A member with a mistyped address, who is shown a suggestion. */
const openSuggestion = async () => {
  const { browser, page } = await openReview(...mistyped)
  await page.submit()
  expect(page.$state.get()).toMatchObject({
    status: 'suggestion',
    suggestion: {
      given: { street: 'Haupstr', city: 'Muenchen' },
      suggested: { street: 'Hauptstraße', city: 'München' },
      differing: ['street', 'city'],
    },
  })
  return { browser, page }
}

describe('an address suggestion', () => {
  test('is the delivery address once accepted', async () => {
    const { browser, page } = await openSuggestion()
    await page.acceptSuggestion()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    const shippingAddress = { street: 'Hauptstraße', city: 'München' }
    expect(browser.orders()[1]?.body).toMatchObject({ shippingAddress, disableAddressCheck: false })
    expect(new Set(browser.keys()).size).toBe(2)
  })

  // Rule: formats-32
  test('can be declined: the order goes to the typed address', async () => {
    const { browser, page } = await openSuggestion()
    await page.keepTypedAddress()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    const [first, second] = browser.orders()
    expect(second?.body).toEqual({ ...Object(first?.body), disableAddressCheck: true })
  })

  test('is requested again after the address was changed', async () => {
    const { browser, page } = await openSuggestion()
    await page.keepTypedAddress()
    await page.orderAgain()
    await page.orderAgain()
    await toReview(page, mistyped[1])
    page.editStep('address')
    page.changeAddress('city', 'Koeln')
    page.next('address')
    await page.submit()
    expect(browser.orders()[2]?.body).toMatchObject({ disableAddressCheck: false })
    expect(page.$state.get()).toMatchObject({ status: 'suggestion' })
  })

  test.each([
    { field: 'street', value: 'Packstation145', code: 'packstationNotAllowed' },
    { field: 'street', value: 'Pf. 12 34', code: 'postfachNotAllowed' },
    { field: 'streetNumber', value: 'Packstation 145', code: 'packstationNotAllowed' },
    { field: 'city', value: 'Postfach 1234', code: 'postfachNotAllowed' },
    { field: 'streetNumber', value: '135 Gartenhaus links', code: 'tooLong' },
  ] as const)('is never offered for $field "$value"', async ({ field, value, code }) => {
    const { browser, page } = await openSuggestion()
    page.editStep('address')
    page.changeAddress(field, value)
    page.next('address')
    const errors = [{ code, input: field }]
    expect(page.shown()).toMatchObject({ status: 'editing', step: 'address', errors })
    expect(browser.orders()).toHaveLength(1)
  })
})

describe('a proposal of other names', () => {
  const openProposal = async () => {
    const { browser, page } = await openReview()
    const errorMessage = [{ code: 'changeNameCheck', input: 'firstName', inputValue: 'Marlene', value: 'Marie' }]
    browser.network.response = Response.json({ meta: { success: false }, errorMessage })
    await page.submit()
    browser.network.response = null
    expect(page.shown()).toMatchObject({
      step: 'address',
      errors: [{ code: 'changeNameCheck', input: 'firstName' }],
      input: { address: { firstName: 'Marie' } },
    })
    return { browser, page }
  }

  test('is written into the address, which is checked when it is sent', async () => {
    const { browser, page } = await openProposal()
    page.next('address')
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    const shippingAddress = { firstName: 'Marie' }
    expect(browser.orders()[1]?.body).toMatchObject({ shippingAddress, disableAddressCheck: false })
  })

  test('can be undone: the address as first sent is sent without the check', async () => {
    const { browser, page } = await openProposal()
    page.changeAddress('firstName', 'Marlene')
    page.next('address')
    await page.submit()
    const [first, second] = browser.orders()
    expect(second?.body).toEqual({ ...Object(first?.body), disableAddressCheck: true })
  })
})

test('an error about the whole order goes away with the next change, one of the address is kept for its step', async () => {
  const { browser, page } = await openReview()
  const errorMessage = [
    { code: 'card_invalid', input: 'cardcode' },
    { code: 'errorAddressCheck', input: 'zipCode' },
    { code: 'failed' },
  ]
  browser.network.response = Response.json({ meta: { success: false }, errorMessage })
  await page.submit()
  expect(page.shown()).toMatchObject({ step: 'card', errors: [{ input: 'cardCode' }, {}, { input: '' }] })
  page.chooseCard(demoCard)
  expect(page.shown()).toMatchObject({ step: 'card', errors: [{ input: 'zipCode' }] })
  page.next('card')
  expect(page.shown()).toMatchObject({ step: 'address', errors: [{ input: 'zipCode' }] })
})

// Rules: errors-43, rewards-and-orders-23
test('a member in Austria must enter a German delivery address', async () => {
  const browser = await openBrowser(demoEmail('wien'))
  browser.changeShop("UPDATE accounts SET points = 5000 WHERE accountId = 'ACC-2'")
  const page = await browser.openPage()
  const address = { firstName: 'Theodor', street: '', city: '', countryId: 'DE' }
  expect(page.$state.get()).toMatchObject({ input: { address } })
  page.next('address')
  expect(page.shown()).toMatchObject({ step: null, attempt: 1 })
  deliverTo(page, 'Hauptstraße')
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'done' })
  expect(browser.orders()[0]?.body).toMatchObject({
    billingAddress: { countryId: 'AT' },
    shippingAddress: { countryId: 'DE', city: 'München' },
  })
})
