import { cardRequest } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { createMemberClient } from '../testing/test-client.ts'

const ownCard = '1234567890123450002'

test.each([
  ['1234567890123450101', []],
  ['1234567890123456789', ['already_in_use cardCode']],
  ['9876543210987654321', ['card_invalid cardCode']],
  ['1111111111111111111', ['invalidCardCode cardCode']],
])('linking the card %s finds %j', async (cardCode, errors) => {
  const member = await createMemberClient()
  expect(await member.errors('POST', 'shop/card/activate', { cardCode })).toEqual(errors)
})

test('a locked card is listed without an action and cannot be locked again', async () => {
  const { call, errors } = await createMemberClient()
  const lock = { ...cardRequest, reason: 'verloren', cardCode: ownCard }
  expect((await call('POST', 'shop/card/lock', lock)).meta.success).toBe(true)
  expect((await call('GET', 'shop/card')).content).toContainEqual({
    cardCode: ownCard,
    status: 'LOCKED',
    action: '',
  })
  expect(await errors('POST', 'shop/card/lock', lock)).toEqual(['card_invalid cardCode'])
})

test.each([
  [{}, []],
  [{ street: 'Haupstr' }, ['multiAddresses street']],
  [{ street: 'Packstation 112' }, ['packstationNotAllowed street']],
])('ordering a card with %j finds %j', async (change, errors) => {
  const member = await createMemberClient()
  expect(await member.errors('PUT', 'shop/card/request', { ...cardRequest, ...change })).toEqual(errors)
})
