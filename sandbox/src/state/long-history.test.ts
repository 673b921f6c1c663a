import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { expect, test } from 'vitest'
import { createMemberClient, createTestClient } from '../testing/test-client.ts'
import { balanceOf, bookingsOf } from './ledger.ts'
import { longHistoryAccount, longHistoryLength } from './long-history.ts'

const loginName = demoEmail('stammgast')

test('the long history is booked at the first login, once', async () => {
  expect(bookingsOf(createTestClient().state, longHistoryAccount)).toEqual([])
  const { state, call } = await createMemberClient(loginName)
  await call('POST', 'shop/user/login', { loginName, password: 'Genuss2026!', rememberMe: true })
  const bookings = bookingsOf(state, longHistoryAccount)
  expect(bookings).toHaveLength(longHistoryLength)
  expect(bookings.filter(({ locked }) => locked === 1)).toHaveLength(3)
  expect(bookings.filter(({ points }) => points < 0)).toHaveLength(longHistoryLength / 40)
  expect(bookings.every(({ reason, store }) => reason !== '' && store !== '')).toBe(true)
  const counted = bookings.filter(({ locked }) => locked === 0).reduce((sum, { points }) => sum + points, 0)
  expect(balanceOf(state, longHistoryAccount).points).toBe(counted)
})
