import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { all, one, run } from './database.ts'
import type { SandboxState } from './state.ts'

const CardRow = v.object({
  cardCode: v.string(),
  accountId: v.nullable(v.string()),
  status: v.picklist(['FREE', 'ACTIVE', 'LOCKED']),
})
export type CardRow = v.InferOutput<typeof CardRow>

/** Cards of an account, in the order they were linked. */
export function cardsOf(state: SandboxState, accountId: string): CardRow[] {
  return all(state.db, CardRow, 'SELECT * FROM cards WHERE accountId = ? ORDER BY rowid', accountId)
}

/** Cards nobody has linked yet: what lies in the drawer at the till. */
export function freeCards(state: SandboxState): CardRow[] {
  return all(state.db, CardRow, "SELECT * FROM cards WHERE status = 'FREE' ORDER BY rowid")
}

export function findCard(state: SandboxState, cardCode: string): CardRow | undefined {
  return one(state.db, CardRow, 'SELECT * FROM cards WHERE cardCode = ?', cardCode)
}

/** Puts a card into the world, linked when an account is given. */
export function addCard(
  state: SandboxState,
  cardCode: string,
  accountId: string | null,
  status: CardRow['status'],
): void {
  run(state.db, 'INSERT INTO cards (cardCode, accountId, status) VALUES (?, ?, ?)', cardCode, accountId, status)
}

/** Gives a new account its first card, so that points can be collected on the first day. Gives its number. */
export function issueCard(state: SandboxState, accountId: string): string {
  const cardCode = `20${Array.from({ length: 17 }, () => randomInt(10)).join('')}`
  addCard(state, cardCode, accountId, 'ACTIVE')
  return cardCode
}

/** Links a free card; false when it is not free (any more). */
export function linkCard(state: SandboxState, cardCode: string, accountId: string): boolean {
  return (
    run(
      state.db,
      "UPDATE cards SET accountId = ?, status = 'ACTIVE' WHERE cardCode = ? AND status = 'FREE'",
      accountId,
      cardCode,
    ) === 1
  )
}

/** Locks an active card of the account for good; only customer service unlocks (spec §4). */
export function lockCard(state: SandboxState, cardCode: string, accountId: string): boolean {
  return (
    run(
      state.db,
      "UPDATE cards SET status = 'LOCKED' WHERE cardCode = ? AND accountId = ? AND status = 'ACTIVE'",
      cardCode,
      accountId,
    ) === 1
  )
}
