import { expect, test } from 'vitest'
import { restoreSession, signIn, signOut } from '../session/write.ts'
import { testLogin } from '../testing/member.ts'
import { perAccount } from './per-account.ts'

const signInWith = (account: string | null): void => signIn(testLogin(account), 0)

test('a member gets the same store each time, another member a different one', () => {
  restoreSession(null)
  const modelOf = perAccount((accountId) => ({ accountId }))
  signInWith('ACC-1')
  const first = modelOf()
  expect(first).toEqual({ accountId: 'ACC-1' })
  expect(modelOf()).toBe(first)
  signInWith('ACC-2')
  expect(modelOf()).toEqual({ accountId: 'ACC-2' })
})

test.each([
  { title: 'without a member', start: () => signOut() },
  { title: 'without a loyalty account', start: () => signInWith(null) },
])('$title the account id is empty', ({ start }) => {
  start()
  expect(perAccount((accountId) => ({ accountId }))()).toEqual({ accountId: '' })
})
