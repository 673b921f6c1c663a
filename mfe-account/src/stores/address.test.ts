import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { atom } from 'nanostores'
import { openProfile } from '../testing/open-profile.ts'
import { createAddress } from './address.ts'

const loginName = demoEmail('mitglied')
const place = { street: 'Hauptstraße', streetNumber: '7', zipCode: '80331', city: 'München', countryId: 'DE' }

async function openAddress(change = {}) {
  const profile = await openProfile(change)
  const form = createAddress(profile.context, atom('DE'))
  form.start()
  return { ...profile, form }
}

// Rule: account-11
test('an address is sent as a change of its own fields', async () => {
  const { form, sent, received } = await openAddress()
  form.change('streetNumber', ' 12 a ')
  await form.submit()
  const address = { ...place, streetNumber: '12 a' }
  expect(sent).toEqual([{ call: 'PATCH shop/user', body: { loginName, localeId: 'de_DE', address } }])
  expect(received).toMatchObject([{ address: { ...address, firstName: 'Marlene' } }])
  expect(form.$isSaved.get()).toBe(true)
})

test('an address without a country is in Germany', async () => {
  const { form, sent } = await openAddress({ street: null, countryId: '' })
  form.change('street', 'Hauptstraße')
  await form.submit()
  expect(sent).toMatchObject([{ body: { address: place } }])
})

// Rule: errors-57
test.each([
  { field: 'street', value: ' ', code: 'stringEmpty', sends: 0 },
  { field: 'city', value: '', code: 'stringEmpty', sends: 0 },
  { field: 'street', value: 'Packstation 145', code: 'packstationNotAllowed', sends: 0 },
  { field: 'street', value: 'Postfach 12', code: 'postfachNotAllowed', sends: 0 },
  { field: 'streetNumber', value: 'Packstation 145', code: 'packstationNotAllowed', sends: 0 },
  { field: 'city', value: 'Postfach 1234', code: 'postfachNotAllowed', sends: 0 },
  { field: 'streetNumber', value: '135 Gartenhaus links', code: 'tooLong', sends: 0 },
  { field: 'street', value: 'Nirgendweg', code: 'errorAddressCheck', sends: 1 },
  { field: 'zipCode', value: '1060', code: 'errorAddressCheck', sends: 1 },
] as const)('$field with "$value" is $code', async ({ field, value, code, sends }) => {
  const { form, sent } = await openAddress()
  form.change(field, value)
  await form.submit()
  expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code, input: field }] })
  expect(form.$values.get()?.[field].trim()).toBe(value.trim())
  expect(sent).toHaveLength(sends)
})

test('a suggestion can be accepted', async () => {
  const { form, sent } = await openAddress()
  form.change('street', 'Haupstr')
  await form.submit()
  expect(form.$suggestion.get()).toMatchObject({ given: { street: 'Haupstr' }, suggested: { street: 'Hauptstraße' } })
  await form.acceptSuggestion()
  expect(sent.at(-1)).toMatchObject({ body: { address: place } })
  expect(form.$isSaved.get()).toBe(true)
})

test('a suggestion can be left for another address', async () => {
  const { form, sent } = await openAddress()
  form.change('street', 'Haupstr')
  await form.submit()
  form.editAgain()
  expect(form.$state.get()).toEqual({ status: 'ready' })
  expect(form.$values.get()?.street).toBe('Haupstr')
  form.change('street', 'Marktplatz')
  await form.submit()
  expect(sent.at(-1)).toMatchObject({ body: { address: { street: 'Marktplatz' } } })
})
