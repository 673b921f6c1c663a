import type { BackendResponse } from '../http/response.ts'

/** Keys of different loyalty accounts are independent. */
export type OrderId = { accountId: string; key: string }

/** One sending of an order; a write of an earlier one does not touch the row of a later one. */
export type OrderSending = OrderId & { sendingId: string }

export type NewOrder = OrderSending & {
  bodyHash: string
  /** The process that sends it, and its last beat. */
  edge: string
  beat: number
  /** ms since the page stored the order, for an order that may have been sent before; null for the first sending. */
  age: number | null
}

export type StoredOrder = { bodyHash: string } & (
  | {
      state: 'sending'
      /** Whether the process that sends it has written its beat in the last seconds. */
      isEdgeAlive: boolean
    }
  | { state: 'unknown' }
  | { state: 'answered'; response: BackendResponse }
)

export type OrderRow = {
  bodyHash: string
  state: StoredOrder['state']
  status: number
  type: BackendResponse['type']
  bytes: Uint8Array
  isEdgeAlive: boolean | number
}

/** An order from its row; SQLite gives `isEdgeAlive` as a number. */
export function storedOrder(row: OrderRow | undefined): StoredOrder | null {
  if (row === undefined) return null
  const { bodyHash, state, status, type, bytes, isEdgeAlive } = row
  if (state === 'answered') return { state, bodyHash, response: { status, type, bytes: Buffer.from(bytes) } }
  return state === 'unknown' ? { state, bodyHash } : { state, bodyHash, isEdgeAlive: Boolean(isEdgeAlive) }
}

export type FinalState = { state: 'unknown' } | { state: 'answered'; response: BackendResponse }

/**
 * Ends the login `sid …`, or all of `account …`, `name …` or `name without account …` that began before a time, except
 * one; times in ms since 1970.
 */
export type EndMark = { name: string; before: number; keptSid: string | null; expires: number }

/** `position` is that of the last of them: a later read begins there. */
export type EndMarkPage = { marks: EndMark[]; position: string | null }

/** Marks of one page at most, so that each is read in time, however many there are. */
export const pageSize = 5_000

/** SQLite in DATA_DIR or PostgreSQL. Each operation is one transaction and rejects without an answer in time. */
export type Store = {
  /** Creates or updates the tables; must have resolved once before all else, and again after the store was gone. */
  prepare: () => Promise<void>
  /**
   * Writes that this process lives; `last` is its last beat, 0 at its start. Rows may have been lost since then if the
   * store is new, was restored from a backup, or no process wrote to it for a minute.
   */
  beat: (edge: string, last: number) => Promise<{ mayMissRows: boolean }>
  /**
   * Whether the row was written: not if there is one, and not for a repeated order whose row may be missing, also
   * because the store is another one than that of the last beat, and lacks it.
   */
  insertOrder: (order: NewOrder) => Promise<boolean>
  findOrder: (id: OrderId) => Promise<StoredOrder | null>
  finishOrder: (sending: OrderSending, final: FinalState) => Promise<void>
  deleteOrder: (sending: OrderSending) => Promise<void>
  /** Writes marks of different names, except those of which there is a later one. */
  writeEndMarks: (marks: readonly EndMark[]) => Promise<void>
  /** The marks since the position of an earlier read, or all, each page by its own operation; a mark may come twice. */
  readEndMarks: (position: string | null) => AsyncIterable<EndMarkPage>
  /**
   * Deletes orders older than `retention`, what has ended, and all but the newest registrations of phones; rows too
   * many for one operation remain for the next.
   */
  clean: (registrations?: number) => Promise<void>
  close: () => Promise<void>
}

/** ms; an order with an older row is not sent again either, because its row counts as missing. */
export const retention = 40 * 24 * 60 * 60 * 1000

/** ms without a beat after which a process counts as stopped. */
export const stoppedAfter = 6_000

/** ms without a beat of any process after which a starting one supposes that the store was restored from a backup. */
export const maxSilence = 60_000
