import { expect, test } from 'vitest'
import { sentMails } from '../state/outbox.ts'
import { createTestClient, errorsOf } from '../test-client.ts'

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

test('an update answers the new profile', async () => {
  const { ask, login } = createTestClient()
  const answer = await ask('POST', 'shop/user', { ...who, address, disableAddressCheck: false }, await login())
  expect(answer).toMatchObject({ meta: { success: true }, content: { loginName, address, convercusPoints: 4321 } })
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
  const { ask, login } = createTestClient()
  const answer = await ask(
    'POST',
    'shop/user',
    { ...who, address: { ...address, ...change }, disableAddressCheck },
    await login(),
  )
  expect(errorsOf(answer)).toEqual(errors)
})

test('a suggestion carries what was written and what was meant', async () => {
  const { ask, login } = createTestClient()
  const { errorMessage } = await ask(
    'POST',
    'shop/user',
    { ...who, address: { ...address, street: 'Haupstr' }, disableAddressCheck: false },
    await login(),
  )
  expect(errorMessage).toEqual([
    { code: 'multiAddresses', input: 'street', inputValue: 'Haupstr', value: 'Hauptstraße' },
  ])
})

test('PATCH changes what it is given and nothing else', async () => {
  const { ask, login } = createTestClient()
  const answer = await ask('PATCH', 'shop/user', { ...who, address: { street: 'Lindenweg' } }, await login())
  expect(answer).toMatchObject({ content: { address: { street: 'Lindenweg', streetNumber: '7', city: 'München' } } })
})

test('the consent is dated and cleared', async () => {
  const { ask, login } = createTestClient()
  const headers = await login()
  for (const beExcitedTimeStamp of ['2026-11-20T12:00:00.000Z', '']) {
    expect(await ask('PATCH', 'shop/user', { ...who, beExcitedTimeStamp }, headers)).toMatchObject({
      content: { beExcitedTimeStamp },
    })
  }
})

test('the newsletter begins with the confirmation, not with the wish', async () => {
  const { ask, login, state } = createTestClient()
  const headers = await login()
  expect(await ask('PATCH', 'shop/user', { ...who, subscribeNewsletter: true }, headers)).toMatchObject({
    content: { hasDelikaterieNewsletter: false },
  })
  const link = new URL(sentMails(state)[0]?.links[0] ?? '')
  expect(link.pathname).toBe('/newsletter/bestaetigen')
  expect((await ask('POST', 'shop/user/optin', Object.fromEntries(link.searchParams))).meta.success).toBe(true)
  expect(await ask('PATCH', 'shop/user', { ...who, beExcitedTimeStamp: '' }, headers)).toMatchObject({
    content: { hasDelikaterieNewsletter: true },
  })
})

test('nobody writes into another account', async () => {
  const { ask, login } = createTestClient()
  const foreign = { ...who, loginName: 'wien@delikaterie.example' }
  expect(errorsOf(await ask('PATCH', 'shop/user', { ...foreign, address: { street: 'X' } }, await login()))).toEqual([
    'credentialError loginName',
  ])
})

test('an online-shop account joins with 500 points and a card, once', async () => {
  const { ask, login } = createTestClient()
  const shopper = 'onlineshop@delikaterie.example'
  const headers = await login(shopper)
  const joined = await ask('POST', 'shop/user/upgrade', { loginName: shopper, subscribeNewsletter: false }, headers)
  expect(joined).toMatchObject({ content: { convercusAccountId: 'ACC-4', convercusPoints: 500 } })
  expect(
    errorsOf(await ask('POST', 'shop/user/upgrade', { loginName: shopper, subscribeNewsletter: false }, headers)),
  ).toEqual(['accountExists loginName'])
})

test('leaving is asked for, confirmed by e-mail and left to people', async () => {
  const { ask, login, state } = createTestClient()
  const { birthDate: _, ...person } = address
  const wish = { ...person, email: loginName, reason: 'Umzug', deleteNow: false }
  expect((await ask('POST', 'shop/user/deleterequest', wish, await login())).meta.success).toBe(true)
  expect(sentMails(state)).toMatchObject([{ kind: 'deletion', to: loginName }])
})
