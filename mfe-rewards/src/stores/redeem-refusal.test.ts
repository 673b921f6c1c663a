import { describe, expect, test } from 'vitest'
import { demoCard, failure, openBrowser, toReview, typeStreet } from '../testing/browser.ts'

describe('a refusal', () => {
  test('leads to the field, keeps the input and ends the intent', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    page.goTo('address')
    typeStreet(page, 'Nirgendweg')
    page.next()
    await page.submit()
    expect(page.$state.get()).toMatchObject({
      status: 'editing',
      step: 'address',
      problems: [{ field: 'street', code: 'errorAddressCheck', value: 'Nirgendweg' }],
      input: { address: { street: 'Nirgendweg' }, cardCode: demoCard },
    })
    page.changeAddress('street', 'Büroweg')
    page.next()
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    expect(new Set(browser.keys()).size).toBe(2)
  })

  test('of the card leads back to the cards', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    browser.sandbox.state.db.exec(`UPDATE cards SET status = 'LOCKED' WHERE cardCode = '${demoCard}'`)
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'editing', step: 'card', problems: [{ code: 'card_invalid' }] })
  })

  test('without a field stands with the summary', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    browser.sandbox.state.db.exec("UPDATE coupons SET redeemCountGlobal = maxRedeemCountGlobal WHERE couponId = 'R2'")
    await page.submit()
    expect(page.$state.get()).toMatchObject({
      status: 'editing',
      step: 'review',
      problems: [{ code: 'NO_MORE_REDEEM_BY_PROGRAM' }],
    })
  })

  test('of the session keeps everything typed', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    page.goTo('address')
    typeStreet(page, 'Büroweg')
    page.next()
    browser.network.answer = failure(401, 'sessionInvalid')
    await page.submit()
    const afterLogin = browser.redeemPage()
    await afterLogin.open()
    expect(afterLogin.$state.get()).toMatchObject({
      status: 'editing',
      step: 'review',
      input: { address: { street: 'Büroweg' } },
    })
  })
})

/** A member whose address is mistyped, at the suggestion. */
const typing = async () => {
  const browser = await openBrowser('tippfehler@delikaterie.example')
  const page = await toReview(browser.redeemPage(), '1234567890123450028')
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
  test('is ordered to when accepted', async () => {
    const { browser, page } = await typing()
    await page.acceptSuggestion()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    expect(browser.orders()[1]?.body).toMatchObject({
      shippingAddress: { street: 'Hauptstraße', city: 'München' },
      disableAddressCheck: false,
    })
    expect(new Set(browser.keys()).size).toBe(2)
  })

  test('is overruled by the address as typed', async () => {
    const { browser, page } = await typing()
    await page.insistOnAddress()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    const [first, second] = browser.orders()
    expect(second?.body).toEqual({ ...Object(first?.body), disableAddressCheck: true })
  })

  test('is asked for again after the address was changed', async () => {
    const { browser, page } = await typing()
    await page.insistOnAddress()
    await page.startAnew()
    await toReview(page, '1234567890123450028')
    page.goTo('address')
    page.changeAddress('city', 'Koeln')
    page.next()
    await page.submit()
    expect(browser.orders()[2]?.body).toMatchObject({ disableAddressCheck: false })
    expect(page.$state.get()).toMatchObject({ status: 'suggestion' })
  })

  test('is never offered for a Packstation', async () => {
    const { browser, page } = await typing()
    page.goTo('address')
    page.changeAddress('street', 'Packstation 145')
    page.next()
    expect(page.$state.get()).toMatchObject({
      status: 'editing',
      step: 'address',
      problems: [{ code: 'packstationNotAllowed' }],
    })
    expect(browser.orders()).toHaveLength(1)
  })
})

test('an Austrian member must give a German address', async () => {
  const browser = await openBrowser('wien@delikaterie.example')
  browser.sandbox.state.db.exec("UPDATE accounts SET points = 5000 WHERE accountId = 'ACC-2'")
  const page = browser.redeemPage()
  await page.open()
  page.next()
  expect(page.$state.get()).toMatchObject({
    step: 'address',
    input: { address: { firstName: 'Theodor', street: '', city: '', countryId: 'DE' } },
  })
  page.next()
  expect(page.$state.get()).toMatchObject({ step: 'address', attempt: 1 })
  typeStreet(page, 'Hauptstraße')
  page.next()
  await page.submit()
  expect(page.$state.get()).toMatchObject({ status: 'done' })
  expect(browser.orders()[0]?.body).toMatchObject({
    billingAddress: { countryId: 'AT' },
    shippingAddress: { countryId: 'DE', city: 'München' },
  })
})
