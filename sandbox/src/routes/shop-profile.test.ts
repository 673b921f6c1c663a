import { hasPart } from '@portal/shared-contracts/brand/parts'
import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { wire } from '@portal/shared-contracts/testing/wire'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { sentMails } from '../state/outbox.ts'
import { createMemberClient, home } from '../testing/test-client.ts'

const loginName = demoEmail('mitglied')
const who = { loginName, localeId: 'de_DE' }
const address = {
  ...home,
  street: 'Lindenweg',
  streetNumber: '2',
  zipCode: '50667',
  city: 'Köln',
  birthDate: '1980-05-17',
}

test('an update responds with the new profile', async () => {
  const { call } = await createMemberClient()
  const response = await call('POST', 'shop/user', { ...who, address, disableAddressCheck: false })
  expect(response).toMatchObject({ meta: { success: true }, content: { loginName, address, [wire.points]: 4321 } })
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
  const member = await createMemberClient()
  const body = { ...who, address: { ...address, ...change }, disableAddressCheck }
  expect(await member.errors('POST', 'shop/user', body)).toEqual(errors)
})

test('a suggestion has the sent value and the correction', async () => {
  const { call } = await createMemberClient()
  const body = { ...who, address: { ...address, street: 'Haupstr' }, disableAddressCheck: false }
  expect((await call('POST', 'shop/user', body)).errorMessage).toEqual([
    { code: 'multiAddresses', input: 'street', inputValue: 'Haupstr', value: 'Hauptstraße' },
  ])
})

test('PATCH changes the given fields only', async () => {
  const { call } = await createMemberClient()
  const response = await call('PATCH', 'shop/user', { ...who, address: { street: 'Lindenweg' } })
  expect(response).toMatchObject({ content: { address: { street: 'Lindenweg', streetNumber: '7', city: 'München' } } })
})

test('the consent has a date and can be withdrawn', async () => {
  const { call } = await createMemberClient()
  for (const beExcitedTimeStamp of ['2026-11-20T12:00:00.000Z', '']) {
    expect(await call('PATCH', 'shop/user', { ...who, beExcitedTimeStamp })).toMatchObject({
      content: { beExcitedTimeStamp },
    })
  }
})

// Rule: account-18
test.each(['newsletter' as const].filter(hasPart))(
  'the %s starts with the confirmation, not with the request',
  async () => {
    const { call, errors, state } = await createMemberClient()
    expect(await call('PATCH', 'shop/user', { ...who, subscribeNewsletter: true })).toMatchObject({
      content: { [wire.newsletter]: false },
    })
    const link = new URL(sentMails(state)[0]?.links[0] ?? '')
    expect(link.pathname).toBe('/newsletter/bestaetigen')
    expect(await errors('POST', 'shop/user/optin', Object.fromEntries(link.searchParams))).toEqual([])
    expect(await call('PATCH', 'shop/user', { ...who, beExcitedTimeStamp: '' })).toMatchObject({
      content: { [wire.newsletter]: true },
    })
  },
)

test('a token cannot change another account', async () => {
  const { errors } = await createMemberClient()
  const other = { ...who, loginName: demoEmail('wien'), address: { street: 'X' } }
  expect(await errors('PATCH', 'shop/user', other)).toEqual(['credentialError loginName'])
})

test('an online-shop account joins with the welcome points and a card, once', async () => {
  const body = { loginName: demoEmail('onlineshop'), subscribeNewsletter: false }
  const { call, errors } = await createMemberClient(body.loginName)
  const joined = await call('POST', 'shop/user/upgrade', body)
  expect(joined).toMatchObject({ content: { [wire.accountId]: 'ACC-4', [wire.points]: welcomeBonusPoints } })
  expect(await errors('POST', 'shop/user/upgrade', body)).toEqual(['accountExists loginName'])
})

test('a request to leave is stored and confirmed by e-mail', async () => {
  const { errors, state } = await createMemberClient()
  const request = { ...home, email: loginName, reason: 'Umzug', deleteNow: false }
  expect(await errors('POST', 'shop/user/deleterequest', request)).toEqual([])
  expect(sentMails(state)).toMatchObject([{ kind: 'deletion', to: loginName }])
})
