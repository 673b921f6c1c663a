import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { brand } from '../brand/brand.ts'
import { LoginResponse } from '../calls/session.ts'
import { UserData } from '../calls/user-data.ts'
import { $hasLoyaltyAccount, $state, $status, $userData, sessionTokens } from './index.ts'
import * as write from './write.ts'

const user = (account: string | null, loginName = `${account}@example.org`): UserData =>
  v.parse(UserData, {
    loginName,
    address: {},
    [brand.loyalty.accountIdField]: account,
    [brand.loyalty.pointsField]: 100,
  })
const loginResponse = (account: string | null): LoginResponse =>
  v.parse(LoginResponse, {
    meta: { success: true, accessToken: `A-${account}` },
    content: user(account),
    refreshToken: `R-${account}`,
  })

beforeEach(() => write.restoreSession(null))

test('the stored state has exactly the documented fields', () => {
  expect(Object.keys($state.get()).toSorted()).toEqual([
    'convercusToken',
    'externalSessionId',
    'isLoggedIn',
    'loginTime',
    'pointUpdateTime',
    'refreshToken',
    'secureToken',
    'token',
    'userData',
  ])
})

test('a login stores the tokens, and a logout removes all of them', () => {
  write.setLoyaltyToken('L')
  write.signIn(loginResponse('ACC-1'), 7)
  expect($status.get()).toBe('member')
  expect(sessionTokens()).toEqual({ accessToken: 'A-ACC-1', loyaltyToken: 'L' })
  expect($state.get()).toMatchObject({ refreshToken: 'R-ACC-1', loginTime: 7, pointUpdateTime: 7 })
  write.signOut()
  expect($status.get()).toBe('anonymous')
  expect(new Set(Object.values($state.get()))).toEqual(new Set([false, null]))
})

test.each([
  { title: 'a refreshed token', late: () => write.renewAccess('A2', 9) },
  { title: 'an upgrade', late: () => write.replaceAccess('A2', user('ACC-1')) },
  { title: 'a profile', late: () => write.setUserData(user('ACC-1')) },
  { title: 'a balance', late: () => write.setPoints(5, 9) },
  { title: 'a failed balance', late: () => write.postponePoints(9) },
])('$title that arrives after the logout changes nothing', ({ late }) => {
  write.signIn(loginResponse('ACC-1'), 7)
  write.signOut()
  const before = $state.get()
  late()
  expect($state.get()).toEqual(before)
})

test.each([
  { title: 'an upgrade', late: () => write.replaceAccess('A-old', user('ACC-1')) },
  { title: 'a profile', late: () => write.setUserData(user('ACC-1')) },
])('$title of the member before does not reach the next one', ({ late }) => {
  write.signIn(loginResponse('ACC-2'), 7)
  late()
  expect($state.get()).toMatchObject({ token: 'A-ACC-2', userData: user('ACC-2') })
})

test('an upgrade stores the new account and token of a web-shop-only user', () => {
  write.signIn({ ...loginResponse(null), content: user(null, 'a@example.org') }, 7)
  expect($hasLoyaltyAccount.get()).toBe(false)
  write.replaceAccess('A2', user('ACC-9', 'a@example.org'))
  expect($hasLoyaltyAccount.get()).toBe(true)
  expect($state.get().token).toBe('A2')
})

test('a balance changes the points and nothing else of the profile', () => {
  write.signIn(loginResponse('ACC-1'), 7)
  write.setPoints(250, 9)
  expect($userData.get()).toEqual({ ...user('ACC-1'), [brand.loyalty.pointsField]: 250 })
  expect($state.get().pointUpdateTime).toBe(9)
})

test.each([
  { one: user('A', 'x@a'), other: user('A', 'y@a'), same: true },
  { one: user('A', 'x@a'), other: user('B', 'x@a'), same: false },
  { one: user(null, 'x@a'), other: user('B', 'x@a'), same: true },
  { one: user(null, 'x@a'), other: user('B', 'y@a'), same: false },
  { one: user(null, 'x@a'), other: user('B', ''), same: true },
])('$one.loginName and $other.loginName are one member: $same', ({ one, other, same }) => {
  expect(write.isSameMember(one, other)).toBe(same)
})
