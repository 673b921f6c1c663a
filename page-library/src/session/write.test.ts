import { beforeEach, expect, test } from 'vitest'
import { brand } from '@portal/shared-contracts/brand/brand'
import { subscribeNewsletter } from '@portal/shared-contracts/calls/profile'
import * as v from '@portal/shared-contracts/schema'
import { testLogin, testUser } from '../testing/member.ts'
import { $hasLoyaltyAccount, $state, $status, $userData, sessionTokens } from './index.ts'
import { storedState } from './persistence.ts'
import * as write from './write.ts'

beforeEach(() => write.restoreSession(null))

// Rule: session-2
test('the stored state has exactly the documented fields', () => {
  const documented = [
    brand.loyalty.tokenField,
    'externalSessionId',
    'isLoggedIn',
    'loginTime',
    'pointUpdateTime',
    'refreshToken',
    'secureToken',
    'token',
    'userData',
  ]
  expect(Object.keys(storedState($state.get())).toSorted()).toEqual(documented.toSorted())
})

// Rule: session-11
test('a login stores the tokens, and a logout removes all of them', () => {
  write.setLoyaltyToken('L')
  write.signIn(testLogin('ACC-1'), 7)
  expect($status.get()).toBe('member')
  expect(sessionTokens()).toEqual({ accessToken: 'A-ACC-1', loyaltyToken: 'L' })
  expect($state.get()).toMatchObject({ refreshToken: 'R-ACC-1', loginTime: 7, pointUpdateTime: 7 })
  write.signOut()
  expect($status.get()).toBe('anonymous')
  expect(new Set(Object.values($state.get()))).toEqual(new Set([false, null]))
})

// Rule: session-27
test.each([
  { title: 'a refreshed token', late: () => write.renewAccessToken('A2', 9) },
  { title: 'an upgrade', late: () => write.joinProgramme(testUser('ACC-1'), 'A2') },
  { title: 'a profile', late: () => write.setUserData(testUser('ACC-1')) },
  { title: 'a balance', late: () => write.setPoints(5, 9) },
])('$title that arrives after the logout changes nothing', ({ late }) => {
  write.signIn(testLogin('ACC-1'), 7)
  write.signOut()
  const before = $state.get()
  late()
  expect($state.get()).toEqual(before)
})

test.each([
  { title: 'an upgrade', late: () => write.joinProgramme(testUser('ACC-1'), 'A-old') },
  { title: 'a profile', late: () => write.setUserData(testUser('ACC-1')) },
])('$title of the member before does not reach the next one', ({ late }) => {
  write.signIn(testLogin('ACC-2'), 7)
  late()
  expect($state.get()).toMatchObject({ token: 'A-ACC-2', userData: testUser('ACC-2') })
})

// Rule: session-8
test('an upgrade stores the new account and token of a web-shop-only user', () => {
  write.signIn({ ...testLogin(null), content: testUser(null, 'a@example.org') }, 7)
  expect($hasLoyaltyAccount.get()).toBe(false)
  write.joinProgramme(testUser('ACC-9', 'a@example.org'), 'A2')
  expect($hasLoyaltyAccount.get()).toBe(true)
  expect($state.get().token).toBe('A2')
})

// Rules: session-9, session-10
test('webshopOnly of a login stays with the user data, whatever the account id says, until the next login', () => {
  write.signIn({ ...testLogin('ACC-1'), webshopOnly: true }, 7)
  expect($hasLoyaltyAccount.get()).toBe(false)
  write.setUserData(testUser('ACC-1'))
  write.setPoints(250, 9)
  expect($userData.get()?.webshopOnly).toBe(true)
  write.signIn(testLogin('ACC-1'), 7)
  expect($hasLoyaltyAccount.get()).toBe(true)
})

test('an upgrade ends webshopOnly and keeps the access token if the response has none', () => {
  write.signIn({ ...testLogin('ACC-1'), webshopOnly: true }, 7)
  write.joinProgramme(testUser('ACC-1'))
  expect($hasLoyaltyAccount.get()).toBe(true)
  expect($state.get().token).toBe('A-ACC-1')
})

test('a balance changes the points and nothing else of the profile', () => {
  write.signIn(testLogin('ACC-1'), 7)
  write.setPoints(250, 9)
  expect($userData.get()).toEqual({ ...testUser('ACC-1'), loyaltyPoints: 250 })
  expect($state.get().pointUpdateTime).toBe(9)
})

// Rule: session-43
test.each([
  { title: 'no profile', content: null },
  { title: 'a profile with nothing but a login name', content: { loginName: 'ACC-1@example.org' } },
])('a change whose response has $title keeps account, balance, address and newsletter', ({ content }) => {
  const response = v.parse(subscribeNewsletter.response, { meta: { success: true }, content })
  const login = testLogin('ACC-1')
  const address = { ...login.content.address, firstName: 'Marlene', lastName: 'Abel' }
  write.signIn({ ...login, content: { ...login.content, address, hasNewsletter: true } }, 7)
  const before = $userData.get()
  write.setUserData(response.content)
  expect($userData.get()).toEqual(before)
})

const consent = '2026-11-20T12:00:00.000Z'

test.each([
  { title: 'without the consent', content: { address: { city: 'Ulm' } }, kept: consent },
  { title: 'with a consent of null', content: { beExcitedTimeStamp: null }, kept: consent },
  { title: 'with an empty consent', content: { beExcitedTimeStamp: '' }, kept: '' },
])('a change whose response is $title leaves the consent as $kept', ({ content, kept }) => {
  const login = testLogin('ACC-1')
  write.signIn({ ...login, content: { ...login.content, beExcitedTimeStamp: consent } }, 7)
  write.setUserData(v.parse(subscribeNewsletter.response, { meta: { success: true }, content }).content)
  expect($userData.get()?.beExcitedTimeStamp).toBe(kept)
})

test.each([
  { response: { city: 'Ulm' }, city: 'Ulm', birthDate: '1980-05-17' },
  { response: { city: 'Ulm', birthDate: '' }, city: 'Ulm', birthDate: '' },
  { response: { city: null, birthDate: null }, city: 'München', birthDate: '1980-05-17' },
  { response: { city: '', birthDate: '' }, city: 'München', birthDate: '1980-05-17' },
])('a change whose response has the address $response keeps what it lacks', ({ response, city, birthDate }) => {
  const login = testLogin('ACC-1')
  const address = { ...login.content.address, city: 'München', birthDate: '1980-05-17' }
  write.signIn({ ...login, content: { ...login.content, address } }, 7)
  const parsed = v.parse(subscribeNewsletter.response, { meta: { success: true }, content: { address: response } })
  write.setUserData(parsed.content)
  expect($userData.get()?.address).toEqual({ ...address, city, birthDate })
})
