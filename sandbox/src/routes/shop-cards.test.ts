import { expect, test } from 'vitest'
import { createTestClient, errorsOf } from '../testing/test-client.ts'

const request = {
  salutation: 'Frau',
  title: '',
  firstName: 'Marlene',
  lastName: 'Abel',
  fullName: '',
  company: '',
  department: '',
  street: 'Hauptstraße',
  streetNumber: '7',
  addressExtension: '',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
  email: 'mitglied@delikaterie.example',
}
const ownCard = '1234567890123450002'

test.each([
  ['1234567890123450101', []],
  ['1234567890123456789', ['already_in_use cardCode']],
  ['9876543210987654321', ['card_invalid cardCode']],
  ['1111111111111111111', ['invalidCardCode cardCode']],
])('linking the card %s finds %j', async (cardCode, errors) => {
  const { call, login } = createTestClient()
  expect(errorsOf(await call('POST', 'shop/card/activate', { cardCode }, await login()))).toEqual(errors)
})

test('a locked card is listed without an action and cannot be locked again', async () => {
  const { call, login } = createTestClient()
  const headers = await login()
  const lock = { ...request, reason: 'verloren', cardCode: ownCard }
  expect((await call('POST', 'shop/card/lock', lock, headers)).meta.success).toBe(true)
  expect((await call('GET', 'shop/card', undefined, headers)).content).toContainEqual({
    cardCode: ownCard,
    status: 'LOCKED',
    action: '',
  })
  expect(errorsOf(await call('POST', 'shop/card/lock', lock, headers))).toEqual(['card_invalid cardCode'])
})

test.each([
  [{}, []],
  [{ street: 'Haupstr' }, ['multiAddresses street']],
  [{ street: 'Packstation 112' }, ['packstationNotAllowed street']],
])('ordering a card with %j finds %j', async (change, errors) => {
  const { call, login } = createTestClient()
  expect(errorsOf(await call('PUT', 'shop/card/request', { ...request, ...change }, await login()))).toEqual(errors)
})
