import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { munichProfile } from '@portal/shared-contracts/testing/address'
import { offline, online } from '@portal/sandbox/testing/sandbox-portal'
import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { openProfile } from '../testing/open-profile.ts'
import { createPersonalData } from './personal-data.ts'

const today = () => '2026-11-20'
const loginName = demoEmail('mitglied')

async function openForm(change = {}) {
  const profile = await openProfile(change)
  return { ...profile, form: createPersonalData(profile.context, today, atom('DE')) }
}

describe('saving personal data', () => {
  // Rule: account-11
  test('sends exactly the fields of the call once, and ends editing', async () => {
    const { form, sent, received, draft } = await openForm()
    form.start()
    form.change('firstName', ' Anna   Maria ')
    form.change('birthDate', '1.2.1990')
    await Promise.all([form.submit(), form.submit()])
    const address = { ...munichProfile, firstName: 'Anna Maria', birthDate: '1990-02-01' }
    expect(sent).toEqual([
      { call: 'POST shop/user', body: { loginName, localeId: 'de_DE', address, disableAddressCheck: false } },
    ])
    expect(received).toMatchObject([{ address }])
    expect([form.$values.get(), form.$isSaved.get(), draft.stored]).toEqual([null, true, null])
  })

  // Rule: account-27
  test('keeps what was sent if the shop does not send the profile back', async () => {
    const { form, received, connection } = await openForm()
    connection.network = async () => Response.json({ meta: { success: true }, content: null })
    form.start()
    form.change('lastName', 'Anders')
    await form.submit()
    // With the login name, so that a response that arrives after another member's login changes nothing.
    expect(received).toMatchObject([{ loginName, address: { ...munichProfile, lastName: 'Anders' } }])
  })

  test.each([
    { field: 'salutation', value: '', code: 'stringEmpty' },
    { field: 'firstName', value: '   ', code: 'stringEmpty' },
    { field: 'lastName', value: '', code: 'stringEmpty' },
    { field: 'birthDate', value: '30.02.1980', code: 'date.invalid' },
    { field: 'birthDate', value: '31.12.1899', code: 'date.cannotBePast' },
    { field: 'birthDate', value: '21.11.2008', code: 'date.mustBeAdult' },
  ] as const)('$field with "$value" is $code, and nothing is sent', async ({ field, value, code }) => {
    const { form, sent } = await openForm()
    form.start()
    form.change(field, value)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code, input: field }] })
    expect(sent).toEqual([])
    form.change(field, 'x')
    expect(form.$state.get()).toEqual({ status: 'ready' })
  })

  // Rule: account-25
  test('a failed call keeps what was typed, also for a new visit', async () => {
    const { form, context, connection } = await openForm()
    form.start()
    form.change('firstName', 'Annette')
    connection.network = offline
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
    expect(form.$values.get()?.firstName).toBe('Annette')

    const later = createPersonalData(context, today, atom('DE'))
    await later.restore()
    expect(later.$values.get()).toMatchObject({ firstName: 'Annette', lastName: 'Abel' })
    connection.network = online
    await later.submit()
    expect(later.$isSaved.get()).toBe(true)
  })

  test('a cancelled form forgets its draft', async () => {
    const { form, draft } = await openForm()
    form.start()
    form.change('firstName', 'Annette')
    expect(draft.stored).toMatchObject({ typed: { firstName: 'Annette' } })
    await form.cancel()
    expect([form.$values.get(), draft.stored]).toEqual([null, null])
  })

  test('a draft that would change nothing is not opened', async () => {
    const { form, draft, saveElsewhere } = await openForm()
    form.start()
    form.change('firstName', 'Annette')
    saveElsewhere({ firstName: 'Annette' })
    const later = await openForm({ firstName: 'Annette' })
    await later.context.draft.save(draft.stored ?? { base: {}, typed: {} })
    await later.form.restore()
    expect([later.form.$values.get(), later.draft.stored]).toEqual([null, null])
  })
})

describe('names that the shop proposes', () => {
  // Rule: account-28
  test('are shown as changed; the typed ones sent again skip the check', async () => {
    const { form, sent } = await openForm()
    form.start()
    form.change('firstName', 'marlene')
    await form.submit()
    expect(form.$nameChanges.get()).toEqual([{ field: 'firstName', from: 'marlene', to: 'Marlene' }])
    expect(form.$values.get()?.firstName).toBe('Marlene')
    form.keepOwnNames()
    await form.submit()
    expect(sent.map(({ body }) => body)).toMatchObject([
      { address: { firstName: 'marlene' }, disableAddressCheck: false },
      { address: { firstName: 'marlene' }, disableAddressCheck: true },
    ])
    expect(form.$isSaved.get()).toBe(true)
  })

  test('are sent with the check, once they are accepted', async () => {
    const { form, sent } = await openForm()
    form.start()
    form.change('salutation', 'Herr')
    await form.submit()
    expect(form.$values.get()?.salutation).toBe('Frau')
    form.change('lastName', 'Anders')
    await form.submit()
    expect(sent.at(-1)?.body).toMatchObject({ address: { salutation: 'Frau' }, disableAddressCheck: false })
    expect(form.$isSaved.get()).toBe(true)
  })
})

describe('two tabs', () => {
  // Rule: account-26
  test.each([
    { keep: 'typed', names: { firstName: 'Marlene', lastName: 'Anders' } },
    { keep: 'saved', names: { firstName: 'Lena', lastName: 'Neumann' } },
  ] as const)(
    'that change the same field: the second one decides before it saves, and keeps the $keep values',
    async ({ keep, names }) => {
      const { form, sent, saveElsewhere } = await openForm()
      form.start()
      form.change('lastName', 'Anders')
      saveElsewhere({ lastName: 'Neumann', firstName: 'Lena' })
      expect(form.$conflicts.get()).toEqual(['firstName', 'lastName'])
      expect(form.$values.get()?.lastName).toBe('Anders')
      await form.submit()
      expect(sent).toEqual([])
      form.decide(keep)
      expect(form.$conflicts.get()).toEqual([])
      await form.submit()
      expect(sent).toMatchObject([{ body: { address: names } }])
    },
  )

  test('that change other parts of the profile lose neither', async () => {
    const { form, sent, saveElsewhere } = await openForm()
    form.start()
    form.change('lastName', 'Anders')
    saveElsewhere({ city: 'Ulm' })
    await form.submit()
    expect(sent).toMatchObject([{ body: { address: { lastName: 'Anders', city: 'Ulm' } } }])
  })

  test('of which one has nothing typed: its form shows what the other one has saved', async () => {
    const { form, saveElsewhere } = await openForm()
    const stop = form.$values.listen(() => {})
    form.start()
    saveElsewhere({ lastName: 'Neumann' })
    expect([form.$values.get()?.lastName, form.$conflicts.get()]).toEqual(['Neumann', []])
    stop()
  })

  test('that share a draft: a save in one keeps the unsaved input of the other', async () => {
    const { form, context, draft, saveElsewhere } = await openForm()
    const other = createPersonalData(context, today, atom('DE'))
    const stop = form.$values.listen(() => {})
    form.start()
    form.change('lastName', 'Anders')
    other.start()
    other.change('firstName', 'Lena')
    saveElsewhere({ firstName: 'Lena' })
    await other.submit()
    expect(draft.stored).toMatchObject({ typed: { lastName: 'Anders' } })
    const later = createPersonalData(context, today, atom('DE'))
    await later.restore()
    expect(later.$values.get()).toMatchObject({ lastName: 'Anders' })
    expect(later.$conflicts.get()).toEqual(['firstName', 'lastName'])
    stop()
  })
})
