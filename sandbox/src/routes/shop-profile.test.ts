import { expect, test } from 'vitest'
import { sentMails } from '../state/outbox.ts'
import { createTestClient, errorsOf } from '../testing/test-client.ts'

const loginName = 'mitglied@delikaterie.example'
const who = { loginName, localeId: 'de_DE' }
const address = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Lindenweg',
  streetNumber: '2',
  zipCode: '50667',
  city: 'Köln',
  birthDate: '1980-05-17',
  countryId: 'DE',
}

test('an update responds with the new profile', async () => {
  const { call, login } = createTestClient()
  const response = await call('POST', 'shop/user', { ...who, address, disableAddressCheck: false }, await login())
  expect(response).toMatchObject({ meta: { success: true }, content: { loginName, address, convercusPoints: 4321 } })
})

test.each([
  [{ street: 'Haupstr' }, false, ['multiAddresses street']],
  [{ street: 'Haupstr' }, true, []],
  [{ street: 'Packstation 112' }, true, ['packstationNotAllowed street']],
  [{ street: 'Postfach 10' }, true, ['postfachNotAllowed street']],
  [{ street: 'Nirgendweg' }, false, ['errorAddressCheck street']],
  [{ zipCode: '1234' }, false, ['errorAddressCheck zipCode']],
  [{ zipCode: '1060', city: 'Wien', countryId: 'AT' }, false, []],
  [{ street: '', city: ' ' }, true, ['stringEmpty street', 'stringEmpty city']],
  [{ firstName: '' }, true, ['stringEmpty firstName']],
  [{ birthDate: '2015-01-01' }, true, ['date.mustBeAdult birthDate']],
])('an update with %j and disableAddressCheck %s finds %j', async (change, disableAddressCheck, errors) => {
  const { call, login } = createTestClient()
  const response = await call(
    'POST',
    'shop/user',
    { ...who, address: { ...address, ...change }, disableAddressCheck },
    await login(),
  )
  expect(errorsOf(response)).toEqual(errors)
})

test('a suggestion has the sent value and the correction', async () => {
  const { call, login } = createTestClient()
  const { errorMessage } = await call(
    'POST',
    'shop/user',
    { ...who, address: { ...address, street: 'Haupstr' }, disableAddressCheck: false },
    await login(),
  )
  expect(errorMessage).toEqual([
    { code: 'multiAddresses', input: 'street', inputValue: 'Haupstr', value: 'Hauptstraße' },
  ])
})

test('PATCH changes the given fields only', async () => {
  const { call, login } = createTestClient()
  const response = await call('PATCH', 'shop/user', { ...who, address: { street: 'Lindenweg' } }, await login())
  expect(response).toMatchObject({ content: { address: { street: 'Lindenweg', streetNumber: '7', city: 'München' } } })
})

test('the consent has a date and can be withdrawn', async () => {
  const { call, login } = createTestClient()
  const headers = await login()
  for (const beExcitedTimeStamp of ['2026-11-20T12:00:00.000Z', '']) {
    expect(await call('PATCH', 'shop/user', { ...who, beExcitedTimeStamp }, headers)).toMatchObject({
      content: { beExcitedTimeStamp },
    })
  }
})

test('the newsletter starts with the confirmation, not with the request', async () => {
  const { call, login, state } = createTestClient()
  const headers = await login()
  expect(await call('PATCH', 'shop/user', { ...who, subscribeNewsletter: true }, headers)).toMatchObject({
    content: { hasDelikaterieNewsletter: false },
  })
  const link = new URL(sentMails(state)[0]?.links[0] ?? '')
  expect(link.pathname).toBe('/newsletter/bestaetigen')
  expect((await call('POST', 'shop/user/optin', Object.fromEntries(link.searchParams))).meta.success).toBe(true)
  expect(await call('PATCH', 'shop/user', { ...who, beExcitedTimeStamp: '' }, headers)).toMatchObject({
    content: { hasDelikaterieNewsletter: true },
  })
})

test('a token cannot change another account', async () => {
  const { call, login } = createTestClient()
  const other = { ...who, loginName: 'wien@delikaterie.example' }
  expect(errorsOf(await call('PATCH', 'shop/user', { ...other, address: { street: 'X' } }, await login()))).toEqual([
    'credentialError loginName',
  ])
})

test('an online-shop account joins with 500 points and a card, once', async () => {
  const { call, login } = createTestClient()
  const shopper = 'onlineshop@delikaterie.example'
  const headers = await login(shopper)
  const joined = await call('POST', 'shop/user/upgrade', { loginName: shopper, subscribeNewsletter: false }, headers)
  expect(joined).toMatchObject({ content: { convercusAccountId: 'ACC-4', convercusPoints: 500 } })
  expect(
    errorsOf(await call('POST', 'shop/user/upgrade', { loginName: shopper, subscribeNewsletter: false }, headers)),
  ).toEqual(['accountExists loginName'])
})

test('a request to leave is stored and confirmed by e-mail', async () => {
  const { call, login, state } = createTestClient()
  const { birthDate: _, ...person } = address
  const request = { ...person, email: loginName, reason: 'Umzug', deleteNow: false }
  expect((await call('POST', 'shop/user/deleterequest', request, await login())).meta.success).toBe(true)
  expect(sentMails(state)).toMatchObject([{ kind: 'deletion', to: loginName }])
})
