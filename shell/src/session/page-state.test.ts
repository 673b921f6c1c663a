import { restoreSession } from '@portal/shared-contracts/session/write'
import { expect, test } from 'vitest'
import { $loginReason, $page, type PageState } from './page-state.ts'

restoreSession(null)
const initial = $page.get()

test.each<{ title: string; state: Partial<PageState>; expected: string | null }>([
  { title: 'a visitor', state: {}, expected: null },
  { title: 'a member whose idle time is over', state: { endedBy: 'idle' }, expected: 'idle' },
  { title: 'a member without cookies', state: { endedBy: 'cookies' }, expected: 'cookies' },
  { title: 'a refused session token', state: { sessionToken: 'rejected' }, expected: 'sessionToken' },
  {
    title: 'a refused session token after the idle logout',
    state: { endedBy: 'idle', sessionToken: 'rejected' },
    expected: 'sessionToken',
  },
])('the reason for the login of $title is $expected', ({ state, expected }) => {
  $page.set({ ...initial, ...state })
  expect($loginReason.get()).toBe(expected)
})
