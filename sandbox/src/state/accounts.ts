import { welcomeBonusPoints } from '@portal/shared-contracts/programme'
import * as v from 'valibot'
import { issueCard } from './cards.ts'
import { assignCoupons } from './catalogue.ts'
import { all, has, insert, run } from './database.ts'
import { book, isBooked } from './ledger.ts'
import type { SandboxState } from './sandbox-state.ts'

/** Opens a loyalty account with its coupons; without `wantedId` under the next free id. Returns the id. */
export function openAccount(state: SandboxState, wantedId?: string): string {
  const accountId = wantedId ?? nextAccountId(state)
  insert(state.db, 'accounts', { accountId })
  assignCoupons(state, accountId)
  return accountId
}

/** Makes a shop user or new registration a member of the programme: account, card and welcome bonus. */
export function joinProgramme(state: SandboxState, memberId: number): string {
  const accountId = openAccount(state)
  run(state.db, "UPDATE members SET accountId = ?, status = 'active' WHERE id = ?", accountId, memberId)
  issueCard(state, accountId)
  bookWelcomeBonus(state, accountId)
  return accountId
}

/** Books once per account, even if the link in the e-mail is opened several times. */
function bookWelcomeBonus(state: SandboxState, accountId: string): void {
  const reference = `welcome:${accountId}`
  if (isBooked(state, reference)) return
  book(state, { accountId, points: welcomeBonusPoints, reason: 'Willkommenspunkte', reference })
}

function nextAccountId(state: SandboxState): string {
  const ids = all(state.db, v.object({ accountId: v.string() }), 'SELECT accountId FROM accounts')
  return `ACC-${1 + Math.max(0, ...ids.map(({ accountId }) => Number(accountId.replace('ACC-', ''))))}`
}

export function accountExists(state: SandboxState, accountId: string): boolean {
  return has(state.db, 'SELECT 1 FROM accounts WHERE accountId = ?', accountId)
}
