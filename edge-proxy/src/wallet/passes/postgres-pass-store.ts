import type { Pool } from 'pg'
import { walletRetention } from '../../state/wallet-retention.ts'
import {
  checkAge,
  linkTime,
  maxDevices,
  resendTime,
  usePause,
  type CheckReason,
  type ListedPass,
  type PassStore,
  type Registration,
  type StoredPass,
} from './pass-store.ts'

const columns = { serial: 'serial', cardHash: 'card_name', accountHash: 'account_name' } as const

const fields = `
  serial, card_name AS "cardHash", account_name AS "accountHash", sealed, state, shown AS "contentHash",
  google AS "hasGoogleLink", changed::float8`

const isDue = `checked < $1::bigint - ${checkAge} ORDER BY checked`

const conditions: Readonly<Record<CheckReason, string>> = {
  age: `NOT (google AND google_sent < changed) AND ${isDue}`,
  unsent: `google AND google_sent < changed AND ${isDue}`,
  unused: `state <> 'ended' AND used < $1::bigint - ${walletRetention.unused} ORDER BY used`,
}

const sql = {
  insert: `
    INSERT INTO edge_wallet_passes (
      serial, card_name, account_name, sealed, state, shown, google, google_sent, changed, checked, used)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9, $9) ON CONFLICT DO NOTHING`,
  // A link of Google's has the content of its time.
  update: `
    UPDATE edge_wallet_passes SET card_name = $2, account_name = $3, sealed = $4, state = $5, shown = $6, google = google OR $7,
      google_sent = CASE WHEN $7 AND NOT google THEN $8 ELSE google_sent END, changed = $8,
      checked = CASE WHEN google AND $8::bigint > changed THEN least(checked, $8::bigint - ${checkAge - resendTime}) ELSE checked END,
      used = coalesce($9::bigint, used)
    WHERE serial = $1 AND changed = $10`,
  find: `SELECT ${fields} FROM edge_wallet_passes WHERE`,
  takeDue: (reason: CheckReason) => `
    UPDATE edge_wallet_passes SET checked = $1 WHERE serial = (
      SELECT serial FROM edge_wallet_passes WHERE ${conditions[reason]} LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING ${fields}`,
  setChecked: 'UPDATE edge_wallet_passes SET checked = $2 WHERE serial = $1',
  setSentToGoogle: 'UPDATE edge_wallet_passes SET google_sent = $2, used = greatest(used, $3) WHERE serial = $1',
  setNotAtGoogle: 'UPDATE edge_wallet_passes SET google = false WHERE serial = $1 AND used < $2::bigint - $3',
  keep: 'UPDATE edge_wallet_passes SET used = $2 WHERE serial = $1 AND used < $2::bigint - $3',
  register: `
    WITH used AS (UPDATE edge_wallet_passes SET used = greatest(used, $4) WHERE serial = $1 RETURNING serial)
    INSERT INTO edge_wallet_registrations AS known (serial, device, push_token, seen)
    SELECT serial, $2, $3, $4 FROM used
    ON CONFLICT (serial, device) DO UPDATE SET push_token = excluded.push_token, seen = excluded.seen,
      position = CASE known.push_token WHEN excluded.push_token THEN known.position ELSE excluded.position END
    RETURNING xmax = 0 AS "isNew"`,
  deleteSurplus: `
    DELETE FROM edge_wallet_registrations WHERE serial = $1 AND position NOT IN (
      SELECT position FROM edge_wallet_registrations WHERE serial = $1 ORDER BY position DESC LIMIT $2)`,
  unregister: 'DELETE FROM edge_wallet_registrations WHERE serial = $1 AND device = $2',
  registrations: `
    SELECT serial, device, push_token AS "pushToken" FROM edge_wallet_registrations
    WHERE serial = ANY ($1) ORDER BY position`,
  seen: 'UPDATE edge_wallet_registrations SET seen = $2 WHERE device = $1 AND seen < $2::bigint - $3',
  changed: `
    SELECT serial, greatest(changed, seen)::float8 AS listed
    FROM edge_wallet_registrations JOIN edge_wallet_passes USING (serial)
    WHERE device = $1 AND greatest(changed, seen) > $2`,
  deleteDevice: 'DELETE FROM edge_wallet_registrations WHERE device = $1 AND push_token = $2',
}

const valuesOf = (pass: StoredPass): unknown[] => {
  const { serial, cardHash, accountHash, sealed, state, contentHash, hasGoogleLink, changed } = pass
  return [serial, cardHash, accountHash, sealed, state, contentHash, hasGoogleLink, changed]
}

/** Passes in the database that edges share. Closing it leaves the pool open. */
export function openPostgresPassStore(pool: Pool): PassStore {
  return {
    async insertPass(pass, now) {
      await pool.query(sql.insert, [...valuesOf(pass), now])
    },
    async findPasses({ by, values }) {
      const { rows } = await pool.query<StoredPass>(`${sql.find} ${columns[by]} = ANY ($1)`, [values])
      return rows
    },
    async updatePass(pass, known, used) {
      const { rowCount } = await pool.query(sql.update, [...valuesOf(pass), used, known])
      return rowCount === 1
    },
    async keepPass(serial, now) {
      await pool.query(sql.keep, [serial, now, usePause])
    },
    async takeDuePass(reason, now) {
      const { rows } = await pool.query<StoredPass>(sql.takeDue(reason), [now])
      return rows[0] ?? null
    },
    async setDue(serial, due) {
      await pool.query(sql.setChecked, [serial, due - checkAge])
    },
    async setSentToGoogle(serial, changed, now) {
      await pool.query(sql.setSentToGoogle, [serial, changed, now])
    },
    async setNotAtGoogle(serial, now) {
      await pool.query(sql.setNotAtGoogle, [serial, now, linkTime])
    },
    async register({ serial, device, pushToken }, now) {
      const { rows } = await pool.query<{ isNew: boolean }>(sql.register, [serial, device, pushToken, now])
      await pool.query(sql.deleteSurplus, [serial, maxDevices])
      return rows[0]?.isNew ?? null
    },
    async unregister({ serial, device }) {
      await pool.query(sql.unregister, [serial, device])
    },
    async registrationsOf(serials) {
      const { rows } = await pool.query<Registration>(sql.registrations, [serials])
      return rows
    },
    async changedPasses(device, since, now) {
      const { rows } = await pool.query<ListedPass>(sql.changed, [device, since])
      await pool.query(sql.seen, [device, now, usePause])
      return rows
    },
    async deleteDevice({ device, pushToken }) {
      await pool.query(sql.deleteDevice, [device, pushToken])
    },
    close: () => {},
  }
}
