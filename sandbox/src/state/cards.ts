import { randomInt } from 'node:crypto'
import { cardDigits } from '@portal/shared-contracts/card-number/card-code'
import * as v from 'valibot'
import { all, insert, one, run } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

const CardRow = v.object({
  cardCode: v.string(),
  accountId: v.nullable(v.string()),
  status: v.picklist(['FREE', 'ACTIVE', 'LOCKED']),
})
export type CardRow = v.InferOutput<typeof CardRow>

/** Cards of an account, in the order they were linked. */
export const cardsOf = (state: SandboxState, accountId: string): CardRow[] =>
  all(state, CardRow, 'SELECT * FROM cards WHERE accountId = ? ORDER BY rowid', accountId)

/** Cards that are not linked to an account. */
export const freeCards = (state: SandboxState): CardRow[] =>
  all(state, CardRow, "SELECT * FROM cards WHERE status = 'FREE' ORDER BY rowid")

/** A card by its code, linked or not. */
export const findCard = (state: SandboxState, cardCode: string): CardRow | undefined =>
  one(state, CardRow, 'SELECT * FROM cards WHERE cardCode = ?', cardCode)

/** Adds a card with any status. Throws if its code exists. */
export function addCard(state: SandboxState, card: CardRow): void {
  insert(state, 'cards', card)
}

/** Adds the first card of a new account and returns its number. */
export function issueCard(state: SandboxState, accountId: string): string {
  const cardCode = `20${Array.from({ length: cardDigits - 2 }, () => randomInt(10)).join('')}`
  addCard(state, { cardCode, accountId, status: 'ACTIVE' })
  return cardCode
}

/** Links a free card; false if it is not free. */
export function linkCard(state: SandboxState, cardCode: string, accountId: string): boolean {
  const sql = "UPDATE cards SET accountId = ?, status = 'ACTIVE' WHERE cardCode = ? AND status = 'FREE'"
  return run(state, sql, accountId, cardCode) === 1
}

/** Locks an active card of the account permanently; only customer service can unlock it. */
export function lockCard(state: SandboxState, cardCode: string, accountId: string): boolean {
  const sql = "UPDATE cards SET status = 'LOCKED' WHERE cardCode = ? AND accountId = ? AND status = 'ACTIVE'"
  return run(state, sql, cardCode, accountId) === 1
}

/** Unlocks a locked card; false if it is not locked. */
export function unlockCard(state: SandboxState, cardCode: string): boolean {
  return run(state, "UPDATE cards SET status = 'ACTIVE' WHERE cardCode = ? AND status = 'LOCKED'", cardCode) === 1
}

/** Deletes the cards of an account; the loyalty platform does not know their numbers any more. */
export function deleteCardsOf(state: SandboxState, accountId: string): void {
  run(state, 'DELETE FROM cards WHERE accountId = ?', accountId)
}
