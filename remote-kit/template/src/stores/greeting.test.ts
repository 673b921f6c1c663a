import { openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import type { UserData } from '@portal/shared-contracts/calls'
import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import { t } from '../messages/overview.ts'
import { createGreeting } from './greeting.ts'

test('the page greets a visitor, and a member with the balance of the sandbox', async () => {
  const $user = atom<UserData | null>(null)
  const $greeting = createGreeting($user)
  expect($greeting.get()).toEqual({ kind: 'visitor' })
  $user.set((await openMemberPortal()).user)
  expect(t.greeting($greeting.get())).toContain('4.321 Punkte')
})
