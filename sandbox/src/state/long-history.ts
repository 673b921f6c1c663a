import { titleOf } from '../catalogue/catalogue.ts'
import { run } from './database.ts'
import { isBooked } from './ledger.ts'
import type { SandboxState } from './sandbox-state.ts'
import { breakfast, catering, inOnlineShop, inShop, lunch, tasting } from './visits.ts'

/** The account with a long history; below the ids of new accounts. */
export const longHistoryAccount = 'ACC-0'
export const longHistoryLength = 5000

const day = 24 * 60 * 60 * 1000

const visits = [inShop, breakfast, inOnlineShop, lunch, inShop, catering, tasting]
const redeemed = ['R1', 'R2', 'R4'].map((id) => `Prämie ${titleOf(id)}`)

/**
 * Parameters: account, number of the last booking, now, when locked points are released, and as JSON the visits and the
 * reasons of redemptions.
 */
const sql = `
WITH RECURSIVE
  n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ?2),
  place(k, reason, store) AS (SELECT key, value ->> 'reason', value ->> 'store' FROM json_each(?5)),
  reward(k, reason) AS (SELECT key, value FROM json_each(?6))
INSERT INTO bookings (accountId, bookingTime, points, locked, releaseAt, reason, store, reference)
SELECT
  ?1,
  strftime('%Y-%m-%dT%H:%M:%SZ', ?3, '-' || ((?2 - i) * 523 + 30) || ' minutes'),
  CASE WHEN i % 40 = 36 THEN -900 - i % 7 * 100 ELSE 5 + i * 37 % 90 END,
  i > ?2 - 3,
  CASE WHEN i > ?2 - 3 THEN ?4 END,
  CASE WHEN i % 40 = 36 THEN reward.reason ELSE place.reason END,
  CASE WHEN i % 40 = 36 THEN 'Prämienshop' ELSE place.store END,
  'seed:' || ?1 || ':' || i
FROM n JOIN place ON place.k = i * 11 % 7 JOIN reward ON reward.k = i % 3
ORDER BY i`

/**
 * Books five years of purchases and redemptions, the newest three locked, once: at the first login, because few tests
 * use the account.
 */
export function bookLongHistory(state: SandboxState): void {
  if (isBooked(state, `seed:${longHistoryAccount}:0`)) return
  const now = state.now()
  const releaseAt = new Date(now.getTime() + 12 * day)
  run(
    state,
    sql,
    longHistoryAccount,
    longHistoryLength - 1,
    now.toISOString(),
    releaseAt.toISOString(),
    JSON.stringify(visits),
    JSON.stringify(redeemed),
  )
}
