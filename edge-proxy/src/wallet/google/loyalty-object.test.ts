import { expect, test } from 'vitest'
import { samplePass } from '../testing/wallet-settings.ts'
import { classIdOf, contentFields, endedFields } from './loyalty-object.ts'

test('without a balance a pass says where it stands, and shows no earlier one', () => {
  expect(contentFields(samplePass({ balance: null }))).toMatchObject({
    loyaltyPoints: { label: 'Punkte', balance: { string: 'im Portal' } },
    textModulesData: [],
  })
})

test('a locked card is inactive and says so', () => {
  expect(contentFields(samplePass({ state: 'locked', balance: null }))).toMatchObject({
    state: 'INACTIVE',
    textModulesData: [{ id: 'status', header: 'Status', body: 'Gesperrt' }],
  })
})

test('a pass without a name has no field for it', () => {
  expect(contentFields(samplePass({ holder: null }))).not.toHaveProperty('accountName')
})

test('the end of a membership clears all that a pass showed of the member', () => {
  const { state, ...others } = endedFields
  expect(state).toBe('EXPIRED')
  const fields = Object.keys(contentFields(samplePass())).filter((field) => field !== 'state')
  expect(others).toEqual(Object.fromEntries(fields.map((field) => [field, null])))
})

test.each([
  ['https://portal.example', '42.portal.example'],
  ['http://localhost:3000', '42.localhost-3000'],
  ['http://[::1]:3000', '42.---1--3000'],
])('the class of %s is %s', (origin, id) => {
  expect(classIdOf('42', origin)).toBe(id)
})
