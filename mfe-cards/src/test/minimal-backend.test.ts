import { openMinimalPortal } from '@portal/sandbox/testing/minimal-portal'
import { munich } from '@portal/shared-contracts/testing/address'
import { addressFields } from '@portal/shared-contracts/address'
import { createCountries } from '@portal/page-library/stores/countries'
import { germanyIn } from '@portal/shared-contracts/address/countries'
import { computed } from 'nanostores'
import { expect, test } from 'vitest'
import { firstActiveCard } from '../domain/cards.ts'
import { sessionDraft } from '../testing/demo-member.ts'
import { createCards } from '../stores/cards.ts'
import { createOrderCard } from '../stores/order-card.ts'

test('a card whose number is a number of 19 digits and that has no status is the active one', async () => {
  const { api } = await openMinimalPortal()
  const cards = createCards(api)
  await cards.refresh()
  const state = cards.$state.get()
  expect(state.status === 'ready' && firstActiveCard(state.value)?.cardCode).toBe('1234567890123456789')
})

// Rule: cards-13
test('a card is ordered by a member without an address, to the Germany of the shop', async () => {
  const { api, user } = await openMinimalPortal()
  const { $countries, load } = createCountries(api)
  const form = createOrderCard(
    api,
    () => user,
    computed($countries, germanyIn),
    () => {},
    sessionDraft(),
  )
  expect(form.$address.get()).toMatchObject({ firstName: '', street: '', countryId: 'DE' })
  await load()
  form.edit()
  for (const field of addressFields) form.change(field, munich[field])
  expect(form.$address.get().countryId).toBe('49')
  await form.submit()
  expect(form.$state.get()).toMatchObject({ status: 'succeeded' })
})
