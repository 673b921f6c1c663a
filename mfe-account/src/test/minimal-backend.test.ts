import { openMinimalPortal } from '@portal/sandbox/testing/minimal-portal'
import type { ChangedUserData } from '@portal/shared-contracts/calls'
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { memoryDraft } from '../testing/open-profile.ts'
import { createNewsletter } from '../stores/consents.ts'
import { createAddress } from '../stores/address.ts'
import { createPersonalData } from '../stores/personal-data.ts'
import { createTransactions } from '../stores/transactions.ts'

test('transactions of a backend without ids of bookings are shown, with decimals', async () => {
  const { api } = await openMinimalPortal()
  const page = createTransactions(api, {
    $balance: atom(4321.5),
    $updated: atom(null),
    onBalanceChanged: () => {},
    onShown: () => () => {},
  })
  await page.refresh()
  expect(page.$balance.get()).toEqual({ available: 4321.5, locked: 0 })
  expect(page.$state.get()).toMatchObject({ value: [120, 120, -12.5].map((points) => ({ booking: { points } })) })
})

test('a profile with an e-mail address only subscribes to the newsletter with it as its login name', async () => {
  const { api, user } = await openMinimalPortal()
  const received: ChangedUserData[] = []
  const newsletter = createNewsletter(
    api,
    () => user.loginName,
    (changed) => received.push(changed),
  )
  await newsletter.submit()
  expect(newsletter.$state.get()).toMatchObject({ status: 'succeeded' })
  expect(received).toMatchObject([{ loginName: user.loginName, hasNewsletter: true }])
})

test('a profile that the shop does not send back is saved as it was sent', async () => {
  const { api, user } = await openMinimalPortal()
  const received: ChangedUserData[] = []
  const context = {
    api,
    $user: atom(user),
    draft: memoryDraft(),
    onSaved: (changed: ChangedUserData) => void received.push(changed),
  }
  const personal = createPersonalData(context, () => '2026-11-20', atom('49'))
  personal.start()
  for (const [field, value] of [
    ['salutation', 'Divers'],
    ['firstName', 'Lena'],
    ['lastName', 'Abel'],
    ['birthDate', '17.05.1980'],
    ['street', 'Weg'],
    ['streetNumber', '2'],
    ['zipCode', '50667'],
    ['city', 'Köln'],
  ] as const)
    personal.change(field, value)
  await personal.submit()
  const address = createAddress(context, atom('49'))
  address.start()
  for (const [field, value] of [
    ['street', 'Ring'],
    ['streetNumber', '1'],
    ['zipCode', '80331'],
    ['city', 'München'],
  ] as const)
    address.change(field, value)
  await address.submit()
  expect(received).toMatchObject([
    { address: { salutation: 'Divers', firstName: 'Lena', lastName: 'Abel', birthDate: '1980-05-17' } },
    { address: { street: 'Ring', streetNumber: '1', zipCode: '80331', city: 'München', countryId: '49' } },
  ])
})
