import { munichProfile } from '@portal/shared-contracts/testing/address'
import { failureOf } from '@portal/page-library/stores'
import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { createPersonalData } from '../stores/personal-data.ts'
import { openProfile } from '../testing/open-profile.ts'

async function openForm(change = {}) {
  const profile = await openProfile(change)
  return { ...profile, form: createPersonalData(profile.context, () => '2026-11-20', atom('DE')) }
}

describe('a stored address that is not in the form', () => {
  // Rule: account-15
  test('is not asked about if the address service would correct it', async () => {
    const { form, sent } = await openForm({ street: 'Haupstr' })
    form.start()
    form.change('lastName', 'Anders')
    await form.submit()
    expect(sent.map(({ body }) => body)).toMatchObject([
      { address: { street: 'Haupstr', lastName: 'Anders' }, disableAddressCheck: false },
      { address: { street: 'Haupstr', lastName: 'Anders' }, disableAddressCheck: true },
    ])
    expect([form.$isSaved.get(), form.$suggestion.get()]).toEqual([true, null])
  })

  // Rule: account-28
  test('does not hide the names that the shop proposes', async () => {
    const { form, connection } = await openForm()
    const errors = [
      { code: 'changeNameCheck', input: 'firstName', inputValue: 'marlene', value: 'Marlene' },
      { code: 'multiAddresses', input: 'street', inputValue: 'Haupstr', value: 'Hauptstraße' },
    ]
    connection.network = async () => Response.json({ meta: { success: false }, errorMessage: errors })
    form.start()
    form.change('firstName', 'marlene')
    await form.submit()
    expect(form.$nameChanges.get()).toEqual([{ field: 'firstName', from: 'marlene', to: 'Marlene' }])
    expect(failureOf(form.$state.get()).errors).toMatchObject([{ code: 'changeNameCheck' }])
  })

  // Rule: account-15
  test('is in the form once the shop refuses it even unchecked', async () => {
    const { form, sent } = await openForm({ street: 'Packstation 145' })
    form.start()
    form.change('lastName', 'Anders')
    await form.submit()
    expect(form.$state.get()).toMatchObject({ errors: [{ code: 'packstationNotAllowed', input: 'street' }] })
    form.change('street', 'Marktplatz')
    await form.submit()
    expect(sent.at(-1)?.body).toMatchObject({ address: { street: 'Marktplatz', lastName: 'Anders' } })
    // The shop accepts it now.
    expect([form.$isSaved.get(), form.$shownFields.get().includes('street')]).toEqual([true, false])
  })
})

describe('a member without an address', () => {
  const noPlace = { street: null, streetNumber: '', zipCode: '', city: '', countryId: '' }
  const place = { street: 'Hauptstraße', streetNumber: '7', zipCode: '80331', city: 'München' }

  const openWithPlace = async (typed: object) => {
    const profile = await openForm(noPlace)
    profile.form.start()
    for (const [field, value] of Object.entries({ birthDate: '1.2.1990', ...place, ...typed }))
      profile.form.change(field as keyof typeof place, value)
    return profile
  }

  // Rule: account-42
  test('has its fields in the form, and saves both with one call', async () => {
    const { form, sent } = await openWithPlace({})
    await form.submit()
    const address = { ...munichProfile, ...place, countryId: 'DE', birthDate: '1990-02-01' }
    expect(sent).toMatchObject([{ body: { address, disableAddressCheck: false } }])
    expect(form.$isSaved.get()).toBe(true)
    // With the address the form has the personal data only.
    expect(form.$shownFields.get()).not.toContain('street')
  })

  test('reads what is missing, and nothing is sent', async () => {
    const { form, sent } = await openWithPlace({ city: ' ' })
    await form.submit()
    expect(form.$state.get()).toMatchObject({ errors: [{ code: 'stringEmpty', input: 'city' }] })
    expect(sent).toEqual([])
  })

  // Rule: account-15
  test.each([
    { choice: 'acceptSuggestion', street: 'Hauptstraße', unchecked: false },
    { choice: 'keepAddress', street: 'Haupstr', unchecked: true },
  ] as const)('sends $street with $choice', async ({ choice, street, unchecked }) => {
    const { form, sent } = await openWithPlace({ street: 'Haupstr' })
    await form.submit()
    expect(form.$suggestion.get()?.suggested).toMatchObject({ street: 'Hauptstraße' })
    await form[choice]()
    expect(sent.at(-1)?.body).toMatchObject({ address: { street }, disableAddressCheck: unchecked })
    expect([form.$isSaved.get(), form.$suggestion.get()]).toEqual([true, null])
  })

  test('who saves it in another part of the page has a form without it, and no conflict', async () => {
    const { form, sent, saveElsewhere } = await openWithPlace({})
    saveElsewhere({ ...place, street: 'Marktplatz', countryId: 'DE' })
    expect([form.$shownFields.get().includes('street'), form.$conflicts.get()]).toEqual([false, []])
    await form.submit()
    expect(sent).toMatchObject([{ body: { address: { street: 'Marktplatz', birthDate: '1990-02-01' } } }])
  })
})
