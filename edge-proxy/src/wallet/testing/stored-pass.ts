import type { PassFilter, StoredPass } from '../passes/pass-store.ts'

/** The row of a pass. */
export const storedPass = (serial: string, more: Partial<StoredPass> = {}): StoredPass => ({
  serial,
  cardName: `card of ${serial}`,
  accountName: 'account',
  sealed: 'sealed',
  state: 'active',
  shown: 'shown',
  google: false,
  changed: 1_000,
  ...more,
})

export const bySerial = (...values: string[]): PassFilter => ({ by: 'serial', values })
