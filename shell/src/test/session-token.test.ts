import { expect, test } from 'vitest'
import { browser, logIn, openPage, storeMember, tokenLogin, useBrowser } from '../testing/session-page.ts'

useBrowser()

// Rule: session-13
test.each([
  { who: 'no member', idleFor: null, account: 'ACC-2' },
  { who: 'an active member', idleFor: 0, account: 'ACC-1' },
  { who: 'an idle member', idleFor: 3600, account: 'ACC-2' },
])('with a posted session token and $who stored, $account is logged in', async ({ idleFor, account }) => {
  if (idleFor !== null) storeMember(idleFor)
  browser.responses = tokenLogin('ACC-2')
  const { start, session } = await openPage({ sessionToken: 'T' })
  await start()
  expect(session.$userData.get()?.loyaltyAccountId).toBe(account)
})

// Rule: session-15
test('a session token of a user without a loyalty account leads to the shop landing page', async () => {
  browser.responses = tokenLogin('ACC-2', true)
  const { start, paths } = await openPage({ sessionToken: 'T' })
  await start()
  expect(paths).toEqual(['/landing/shop'])
})

// Rule: session-16
test.each([
  { who: 'no member', idleFor: null },
  { who: 'an idle member', idleFor: 3600 },
])('with a rejected session token and $who stored the page stays logged out and says so', async ({ idleFor }) => {
  if (idleFor !== null) storeMember(idleFor)
  const { start, session, paths } = await openPage({ sessionToken: 'T' })
  const { $pageState } = await import('../session/page-state.ts')
  expect($pageState.get()).toMatchObject({ isExchanging: true, loginReason: null })
  await start()
  expect([session.$status.get(), paths]).toEqual(['anonymous', []])
  expect($pageState.get()).toMatchObject({ isExchanging: false, loginReason: 'sessionToken' })
})

test('with a browser that refuses the cookie of the login the page stays logged out and says so', async () => {
  browser.responses = tokenLogin('ACC-2', true)
  browser.refusesCookies = true
  const { start, session, paths } = await openPage({ sessionToken: 'T' })
  const { $loginReason } = await import('../session/page-state.ts')
  await start()
  expect([session.$status.get(), paths, $loginReason.get()]).toEqual(['anonymous', [], 'cookies'])
})

test('a rejected session token is not said again after a login and a logout', async () => {
  const { start } = await openPage({ sessionToken: 'T' })
  const { $pageState } = await import('../session/page-state.ts')
  await start()
  await logIn()
  expect($pageState.get().loginReason).toBeNull()
})
