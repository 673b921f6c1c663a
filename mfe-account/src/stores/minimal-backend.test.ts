import { openMinimalPortal } from '@delikaterie/sandbox/testing/minimal'
import { brand } from '@delikaterie/shared-contracts/brand'
import type { ChangedUserData } from '@delikaterie/shared-contracts/calls'
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { createNewsletter } from './newsletter.ts'
import { createTransactionsPage } from './transactions.ts'

test('transactions of a backend without ids of bookings are shown, with decimals', async () => {
  const { api } = await openMinimalPortal()
  const page = createTransactionsPage(api, atom(4321.5), () => {})
  await page.refresh()
  expect(page.$balance.get()).toEqual({ available: 4321.5, locked: 0 })
  expect(page.$visible.get().map(({ booking }) => booking.points)).toEqual([120, 120, -12.5])
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
  expect(received).toMatchObject([{ [brand.newsletterField]: true }])
})
