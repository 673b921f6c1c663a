import { openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'
import { describe, expect, test } from 'vitest'
import { cardAddress, cardRequest } from '../domain/card-request.ts'
import { demoCardRequest } from '../testing/card-request.ts'
import { orderCard } from './card-calls.ts'
import { createOrderCard } from './order-card.ts'

const formOf = ({ api, user }: MemberPortal) =>
  createOrderCard(cardAddress(user.address), (address) => orderCard(api, cardRequest(address, user.email ?? '')))

describe('ordering a card', () => {
  test("to the profile's address sends exactly the fields of the call, including the empty ones", async () => {
    const portal = await openMemberPortal()
    const form = formOf(portal)
    await form.submit()
    expect(form.$state.get()).toMatchObject({ status: 'succeeded' })
    expect(portal.sent).toEqual([{ call: 'PUT shop/card/request', body: demoCardRequest }])
    await form.submit()
    expect(portal.sent).toHaveLength(1)
  })

  test('to a mistyped address offers a suggestion and orders to it once accepted', async () => {
    const portal = await openMemberPortal()
    const form = formOf(portal)
    form.edit()
    form.change('street', 'Haupstr')
    await form.submit()
    expect(form.$step.get()).toMatchObject({
      name: 'suggestion',
      suggestion: { suggested: { street: 'Hauptstraße' }, differing: ['street'] },
    })
    await form.acceptSuggestion()
    expect(form.$state.get()).toMatchObject({ status: 'succeeded' })
    expect(portal.sent.at(-1)?.body).toEqual(demoCardRequest)
  })

  test('allows editing the typed address instead of accepting the suggestion', async () => {
    const form = formOf(await openMemberPortal())
    form.edit()
    form.change('street', 'Haupstr')
    await form.submit()
    form.edit()
    expect(form.$address.get().street).toBe('Haupstr')
    expect(form.$step.get()).toEqual({ name: 'edit' })
    expect(form.$state.get()).toEqual({ status: 'ready' })
  })

  test.each([
    { street: '', code: 'stringEmpty', calls: 0 },
    { street: 'Packstation 112', code: 'packstationNotAllowed', calls: 0 },
    { street: 'Nirgendweg', code: 'errorAddressCheck', calls: 1 },
  ])('to "$street" fails at the field with $code, and the input is kept', async ({ street, code, calls }) => {
    const portal = await openMemberPortal()
    const form = formOf(portal)
    form.edit()
    form.change('street', street)
    await form.submit()
    expect(form.$step.get()).toEqual({ name: 'edit' })
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ input: 'street', code }], attempt: 1 })
    expect(form.$address.get().street).toBe(street)
    expect(portal.sent).toHaveLength(calls)
  })

  test('stays in the review step when the shop fails', async () => {
    const portal = await openMemberPortal()
    portal.sandbox.state.faults.set('request card', { kind: 'serverError', seconds: 0 })
    const form = formOf(portal)
    await form.submit()
    expect(form.$step.get()).toEqual({ name: 'review' })
    expect(form.$state.get()).toMatchObject({ status: 'failed', errors: [{ code: 'failed', input: '' }] })
  })

  test('ignores input while the order is being sent', async () => {
    const form = formOf(await openMemberPortal())
    form.edit()
    const sending = form.submit()
    form.change('street', 'Nirgendweg')
    form.edit()
    expect(form.$state.get()).toEqual({ status: 'sending' })
    await sending
    expect(form.$address.get().street).toBe(demoCardRequest.street)
  })

  test('sends one request on a double click', async () => {
    const portal = await openMemberPortal()
    const form = formOf(portal)
    await Promise.all([form.submit(), form.submit()])
    expect(portal.sent).toHaveLength(1)
  })
})
