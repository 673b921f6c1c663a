import type { PostalAddress } from '@portal/shared-contracts/address'
import { cardRequest } from '@portal/shared-contracts/testing/address'
import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { loseResponse, openForm, sessionDraft } from '../testing/demo-member.ts'
import { createOrderCard } from './order-card.ts'

async function openOrder() {
  const draft = sessionDraft<PostalAddress>()
  const portal = await openForm(({ api, user }, onChanged) =>
    createOrderCard(api, () => user, atom('DE'), onChanged, draft),
  )
  return { draft, ...portal }
}

describe('ordering a card', () => {
  // Rules: cards-11, cards-12, formats-22
  test("to the profile's address sends exactly the fields of the call, including the empty ones", async () => {
    const { form, sent, changes } = await openOrder()
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'succeeded' })
    expect(changes.count).toBe(1)
    expect(sent).toEqual([{ call: 'PUT shop/card/request', body: cardRequest }])
    await form.submit()
    expect(sent).toHaveLength(1)
  })

  // Rules: cards-14, promises-21
  test('to a mistyped address offers a suggestion and orders to it once accepted', async () => {
    const { form, sent } = await openOrder()
    form.edit()
    form.change('street', 'Haupstr')
    await form.submit()
    expect(form.$step.get()).toMatchObject({
      name: 'suggestion',
      suggestion: { suggested: { street: 'Hauptstraße' }, differing: ['street'] },
    })
    await form.acceptSuggestion()
    expect(form.$state.get()).toMatchObject({ status: 'succeeded' })
    expect(sent.at(-1)?.body).toEqual(cardRequest)
  })

  test('allows editing the typed address instead of accepting the suggestion', async () => {
    const { form } = await openOrder()
    form.edit()
    form.change('street', 'Haupstr')
    await form.submit()
    form.edit()
    expect(form.$address.get().street).toBe('Haupstr')
    expect(form.$step.get()).toEqual({ name: 'edit' })
    expect(form.$state.get()).toEqual({ status: 'ready' })
  })

  test.each([
    { field: 'street', value: '', code: 'stringEmpty', calls: 0 },
    { field: 'street', value: 'Packstation 112', code: 'packstationNotAllowed', calls: 0 },
    { field: 'streetNumber', value: 'Packstation 145', code: 'packstationNotAllowed', calls: 0 },
    { field: 'city', value: 'Postfach 1234', code: 'postfachNotAllowed', calls: 0 },
    { field: 'streetNumber', value: '135 Gartenhaus links', code: 'tooLong', calls: 0 },
    { field: 'street', value: 'Nirgendweg', code: 'errorAddressCheck', calls: 1 },
  ] as const)('with $field "$value" fails there with $code, and the input is kept', async (row) => {
    const { field, value, code, calls } = row
    const { form, sent } = await openOrder()
    form.edit()
    form.change(field, value)
    await form.submit()
    expect(form.$step.get()).toEqual({ name: 'edit' })
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ input: field, code }], attempt: 1 })
    expect(form.$address.get()[field]).toBe(value)
    expect(sent).toHaveLength(calls)
  })

  test('stays in the review step when the shop fails', async () => {
    const { form, sandbox, changes } = await openOrder()
    sandbox.state.faults.set('request card', { kind: 'serverError', seconds: 0 })
    await form.submit()
    expect(form.$step.get()).toEqual({ name: 'review' })
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'failed', input: '' }] })
    expect(changes.count).toBe(0)
  })

  // Rule: cards-30
  test('whose response was lost is looked up in the list', async () => {
    const { form, connection, changes } = await openOrder()
    connection.network = loseResponse
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'network' }] })
    expect(changes.count).toBe(1)
  })

  // Rule: cards-22
  test('restores the address that was typed and not sent, until the card is ordered', async () => {
    const { form, draft, api, user } = await openOrder()
    const later = createOrderCard(
      api,
      () => user,
      atom('DE'),
      () => {},
      draft,
    )
    await later.restore()
    expect(later.$step.get()).toEqual({ name: 'review' })
    form.edit()
    form.change('street', 'Seeweg')
    await later.restore()
    expect(later.$step.get()).toEqual({ name: 'edit', isRestored: true })
    expect(later.$address.get().street).toBe('Seeweg')
    await form.submit()
    expect(await draft.load()).toBe(null)
  })

  test("returns to the profile's address, and the typed one is forgotten", async () => {
    const { form, draft, sent } = await openOrder()
    form.edit()
    form.change('street', 'Nirgendweg')
    await form.submit()
    form.cancel()
    expect([form.$step.get(), form.$state.get()]).toEqual([{ name: 'review', isReturn: true }, { status: 'ready' }])
    expect(await draft.load()).toBe(null)
    await form.submit()
    expect(sent.at(-1)?.body).toEqual(cardRequest)
  })

  test('sends one request on a double click, and ignores input meanwhile', async () => {
    const { form, sent } = await openOrder()
    form.edit()
    const sending = Promise.all([form.submit(), form.submit()])
    form.change('street', 'Nirgendweg')
    form.edit()
    expect(form.$state.get()).toEqual({ status: 'sending' })
    await sending
    expect(form.$address.get().street).toBe(cardRequest.street)
    expect(sent).toHaveLength(1)
  })
})
