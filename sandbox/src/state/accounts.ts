import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import * as v from 'valibot'
import { deleteCardsOf, issueCard } from './cards.ts'
import { assignCoupons } from './catalogue.ts'
import { all, has, inTransaction, insert } from './database.ts'
import { book } from './ledger.ts'
import { changeMember, memberById } from './members.ts'
import type { SandboxState } from './sandbox-state.ts'
import { deleteTokensOf } from './tokens.ts'

/** Opens a loyalty account with its coupons. */
export function openAccount(state: SandboxState, accountId: string): void {
  insert(state, 'accounts', { accountId })
  assignCoupons(state, accountId)
}

/** Makes a user a member of the programme: account, card and welcome bonus. Returns the card's number. */
export function joinProgramme(state: SandboxState, memberId: number): string {
  const accountId = nextAccountId(state)
  openAccount(state, accountId)
  changeMember(state, memberId, { accountId, status: 'active' })
  bookWelcomeBonus(state, accountId)
  return issueCard(state, accountId)
}

/**
 * Ends a membership: the cards are deleted, the sessions end, and the login responds that the account is terminated.
 * False without an account.
 */
export const endMembership = (state: SandboxState, memberId: number): boolean =>
  inTransaction(state, () => {
    const accountId = memberById(state, memberId)?.accountId ?? null
    if (accountId === null) return false
    deleteCardsOf(state, accountId)
    changeMember(state, memberId, { accountId: null, status: 'terminated' })
    deleteTokensOf(state, memberId)
    return true
  })

/** Books the points of a new account; `bookingTime` is now unless given. */
export function bookWelcomeBonus(state: SandboxState, accountId: string, bookingTime?: string): void {
  const reference = `welcome:${accountId}`
  book(state, {
    accountId,
    points: welcomeBonusPoints,
    reason: 'Willkommenspunkte',
    reference,
    ...(bookingTime && { bookingTime }),
  })
}

/** An id that no account has. */
export function nextAccountId(state: SandboxState): string {
  const ids = all(state, v.object({ accountId: v.string() }), 'SELECT accountId FROM accounts')
  return `ACC-${1 + Math.max(0, ...ids.map(({ accountId }) => Number(accountId.replace('ACC-', ''))))}`
}

/** Whether there is an account with this id. */
export const accountExists = (state: SandboxState, accountId: string): boolean =>
  has(state, 'SELECT 1 FROM accounts WHERE accountId = ?', accountId)
