import type { PassFilter, StoredPass } from '../passes/pass-store.ts'

/** The row of a pass. */
export const storedPass = (serial: string, more: Partial<StoredPass> = {}): StoredPass => ({
  serial,
  cardHash: `hash of card of ${serial}`,
  accountHash: 'hash of account',
  sealed: 'sealed',
  state: 'active',
  contentHash: 'hash of content',
  hasGoogleLink: false,
  changed: 1_000,
  ...more,
})

/** Finds passes by their serials. */
export const bySerial = (...values: string[]): PassFilter => ({ by: 'serial', values })
