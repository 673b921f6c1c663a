import type { DatabaseSync } from 'node:sqlite'
import { connect, inTransaction, whenFree } from '../../state/sqlite-connection.ts'
import { walletRetention } from '../../state/wallet-retention.ts'
import {
  checkAge,
  linkTime,
  maxDevices,
  resendTime,
  usePause,
  type ListedPass,
  type PassStore,
  type Registration,
  type StoredPass,
} from './pass-store.ts'

const columns = { serial: 'serial', cardHash: 'card_name', accountHash: 'account_name' } as const

const fields = `
  serial, card_name AS cardHash, account_name AS accountHash, sealed, state, shown AS contentHash, google AS hasGoogleLink,
  changed`

const takeDueSql = (condition: string): string => `
  UPDATE wallet_passes SET checked = :now WHERE serial = (SELECT serial FROM wallet_passes WHERE ${condition} LIMIT 1)
  RETURNING ${fields}`

const isDue = `checked < :now - ${checkAge} ORDER BY checked`

/** SQLite has no booleans. */
type PassRow = Omit<StoredPass, 'hasGoogleLink'> & { hasGoogleLink: number }

const rowOf = ({ hasGoogleLink, ...pass }: StoredPass): PassRow => ({ ...pass, hasGoogleLink: Number(hasGoogleLink) })
const passOf = ({ hasGoogleLink, ...pass }: PassRow): StoredPass => ({ ...pass, hasGoogleLink: hasGoogleLink === 1 })

/** All rows of a query with a list of values, as plain objects. */
function rowsOf<Row extends object>(database: DatabaseSync, sql: string, values: readonly string[]): Row[] {
  const places = values.map(() => '?').join(', ')
  const rows = database.prepare(sql.replace('LIST', `(${places})`)).all(...values)
  return rows.map((row) => ({ ...(row as Row) }))
}

/** Passes in the file of the store, which must have its tables. */
export function openSqlitePassStore(dataDir: string): PassStore {
  const database = connect(dataDir)
  return { ...passesIn(database), ...registrationsIn(database), close: () => database.close() }
}

function passesIn(database: DatabaseSync) {
  const insert = database.prepare(`
    INSERT INTO wallet_passes (
      serial, card_name, account_name, sealed, state, shown, google, google_sent, changed, checked, used)
    VALUES (:serial, :cardHash, :accountHash, :sealed, :state, :contentHash, :hasGoogleLink, :changed, :changed, :now, :now)
    ON CONFLICT DO NOTHING`)
  // A link of Google's has the content of its time.
  const update = database.prepare(`
    UPDATE wallet_passes SET card_name = :cardHash, account_name = :accountHash, sealed = :sealed, state = :state,
      shown = :contentHash, google = max(google, :hasGoogleLink), changed = :changed, used = coalesce(:used, used),
      google_sent = CASE WHEN :hasGoogleLink > google THEN :changed ELSE google_sent END,
      checked = CASE WHEN google = 1 AND :changed > changed THEN min(checked, :changed - ${checkAge - resendTime})
        ELSE checked END
    WHERE serial = :serial AND changed = :known`)
  const keep = database.prepare('UPDATE wallet_passes SET used = :now WHERE serial = :serial AND used < :before')
  const select = `SELECT ${fields} FROM wallet_passes`
  const takeDue = {
    age: database.prepare(takeDueSql(`NOT (google = 1 AND google_sent < changed) AND ${isDue}`)),
    unsent: database.prepare(takeDueSql(`google = 1 AND google_sent < changed AND ${isDue}`)),
    unused: database.prepare(takeDueSql(`state <> 'ended' AND used < :now - ${walletRetention.unused} ORDER BY used`)),
  }
  const setChecked = database.prepare('UPDATE wallet_passes SET checked = :checked WHERE serial = :serial')
  const setSent = database.prepare(
    'UPDATE wallet_passes SET google_sent = :changed, used = max(used, :now) WHERE serial = :serial',
  )
  const setNotAt = database.prepare('UPDATE wallet_passes SET google = 0 WHERE serial = :serial AND used < :before')

  return {
    insertPass: (pass, now) => whenFree(() => void insert.run({ ...rowOf(pass), now })),
    findPasses: ({ by, values }) =>
      whenFree(() => rowsOf<PassRow>(database, `${select} WHERE ${columns[by]} IN LIST`, values).map(passOf)),
    updatePass: (pass, known, used) => whenFree(() => update.run({ ...rowOf(pass), known, used }).changes === 1),
    takeDuePass: (reason, now) =>
      whenFree(() => {
        const row = takeDue[reason].get({ now }) as PassRow | undefined
        return row === undefined ? null : passOf(row)
      }),
    setDue: (serial, due) => whenFree(() => void setChecked.run({ serial, checked: due - checkAge })),
    setSentToGoogle: (serial, changed, now) => whenFree(() => void setSent.run({ serial, changed, now })),
    setNotAtGoogle: (serial, now) => whenFree(() => void setNotAt.run({ serial, before: now - linkTime })),
    keepPass: (serial, now) => whenFree(() => void keep.run({ serial, now, before: now - usePause })),
  } satisfies Partial<PassStore>
}

function registrationsIn(database: DatabaseSync) {
  const use = database.prepare('UPDATE wallet_passes SET used = max(used, :now) WHERE serial = :serial')
  const insert = database.prepare(`
    INSERT INTO wallet_registrations (serial, device, push_token, seen) VALUES (:serial, :device, :pushToken, :now)`)
  const keep = database.prepare(`
    UPDATE wallet_registrations SET seen = :now WHERE serial = :serial AND device = :device AND push_token = :pushToken`)
  const deleteSurplus = database.prepare(`
    DELETE FROM wallet_registrations WHERE serial = :serial AND position NOT IN (
      SELECT position FROM wallet_registrations WHERE serial = :serial ORDER BY position DESC LIMIT :maxDevices)`)
  const remove = database.prepare('DELETE FROM wallet_registrations WHERE serial = :serial AND device = :device')
  const see = database.prepare('UPDATE wallet_registrations SET seen = :now WHERE device = :device AND seen < :before')
  const changed = database.prepare(`
    SELECT serial, max(changed, seen) AS listed FROM wallet_registrations JOIN wallet_passes USING (serial)
    WHERE device = :device AND max(changed, seen) > :since`)
  const removeDevice = database.prepare(
    'DELETE FROM wallet_registrations WHERE device = :device AND push_token = :pushToken',
  )
  const select = 'SELECT serial, device, push_token AS pushToken FROM wallet_registrations'

  function register({ serial, device, pushToken }: Registration, now: number): boolean | null {
    if (use.run({ serial, now }).changes === 0) return null
    if (keep.run({ serial, device, pushToken, now }).changes > 0) return false
    // Written anew, so that it is the newest.
    const isNew = remove.run({ serial, device }).changes === 0
    insert.run({ serial, device, pushToken, now })
    deleteSurplus.run({ serial, maxDevices })
    return isNew
  }

  return {
    register: (registration, now) => whenFree(() => inTransaction(database, () => register(registration, now))),
    unregister: ({ serial, device }) => whenFree(() => void remove.run({ serial, device })),
    registrationsOf: (serials) =>
      whenFree(() => rowsOf<Registration>(database, `${select} WHERE serial IN LIST ORDER BY position`, serials)),
    changedPasses: (device, since, now) =>
      whenFree(() => {
        const rows = changed.all({ device, since }).map((row) => ({ ...(row as ListedPass) }))
        see.run({ device, now, before: now - usePause })
        return rows
      }),
    deleteDevice: ({ device, pushToken }) => whenFree(() => void removeDevice.run({ device, pushToken })),
  } satisfies Partial<PassStore>
}
