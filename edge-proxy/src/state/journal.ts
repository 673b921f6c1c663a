import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { BackendResponse } from '../http/response.ts'
import type { FinalState, NewOrder, OrderSending, OrderId, Store, StoredOrder } from './store.ts'

/** `begun`: the row is written and the order may be sent. `forgotten`: it may have been sent, and its row been lost. */
export type BeginResult =
  { kind: 'begun'; sending: OrderSending } | { kind: 'known'; order: StoredOrder } | { kind: 'forgotten' }

export type Journal = ReturnType<typeof createJournal>
/** What placing an order does with its row. */
export type OrderJournal = Omit<Journal, 'flush'>

type JournalOptions = {
  store: Pick<Store, 'insertOrder' | 'findOrder' | 'finishOrder' | 'deleteOrder'>
  edge: string
  /** The last beat of this process. */
  lastBeat: () => number
  /** Why the store cannot be used; null while it can. */
  fault: () => string | null
  /** Called if an outcome could not be written at once; it is tried again. */
  onUnwritten: () => void
  maxOrderTime: number
}

/** ms between two polls of an order that another process is sending. */
const pollInterval = 100

/** Outcomes that wait for the store; more are dropped, and their orders then count as unknown. */
const maxUnwritten = 10_000

/**
 * Writes that wait for the store, by `sendingId`; those of one sending that come again change nothing. While the store
 * is not `isUsable` none asks it: each would keep a connection of the database.
 */
function createWrites(isUsable: () => boolean, onUnwritten: () => void) {
  const unwritten = new Map<string, () => Promise<void>>()

  function later({ sendingId }: OrderSending, run: () => Promise<void>): void {
    if (unwritten.size < maxUnwritten) unwritten.set(sendingId, run)
    onUnwritten()
  }

  return {
    later,
    /** Writes now, or as soon as the store can be used. */
    async now(sending: OrderSending, run: () => Promise<void>): Promise<void> {
      if (isUsable()) await run().catch(() => later(sending, run))
      else later(sending, run)
    },
    /** Writes what could not be written before, until the store fails again. */
    async flush(): Promise<void> {
      for (const [sendingId, run] of unwritten) {
        unwritten.delete(sendingId)
        try {
          await run()
        } catch {
          // Last in the next round, so that a write which always fails holds up no others.
          unwritten.set(sendingId, run)
          return
        }
      }
    },
  }
}

/** Has every order that may have been sent, or knows that it may miss some (docs/decisions/0024-shared-state.md). */
export function createJournal({ store, edge, lastBeat, fault, onUnwritten, maxOrderTime }: JournalOptions) {
  const writes = createWrites(() => fault() === null, onUnwritten)

  const finish = (sending: OrderSending, final: FinalState): Promise<void> =>
    writes.now(sending, () => store.finishOrder(sending, final))

  const discard = (sending: OrderSending): Promise<void> => writes.now(sending, () => store.deleteOrder(sending))

  /**
   * Deletes a row that may still be on its way: writing it once more waits for the first write, which no deletion sees.
   */
  async function withdraw(order: NewOrder): Promise<void> {
    await store.insertOrder({ ...order, age: null })
    await store.deleteOrder(order)
  }

  return {
    /**
     * Writes the order before it is sent, unless its key is known. `age` in ms if it was sent before, else null.
     * @throws Error if the store cannot be used; then nothing may be sent
     */
    async begin(id: OrderId, bodyHash: string, age: number | null): Promise<BeginResult> {
      const reason = fault()
      if (reason !== null) throw new Error(reason)
      const sending = { ...id, sendingId: randomUUID() }
      const order = { ...sending, bodyHash, edge, beat: lastBeat(), age }
      try {
        for (;;) {
          if (await store.insertOrder(order)) return { kind: 'begun', sending }
          const known = await store.findOrder(id)
          if (known !== null) return { kind: 'known', order: known }
          if (age !== null) return { kind: 'forgotten' }
        }
      } catch (error) {
        // Without an answer the row may be written, also later than now, but it is not sent.
        writes.later(sending, () => withdraw(order))
        throw error
      }
    },
    find: (id: OrderId) => store.findOrder(id),
    /**
     * The outcome of an order of another process; null if it was not accepted. `sending`: that process stopped or takes
     * too long.
     */
    async settled(id: OrderId, known: StoredOrder): Promise<StoredOrder | null> {
      const until = performance.now() + maxOrderTime
      let order: StoredOrder | null = known
      while (order?.state === 'sending' && order.isEdgeAlive && performance.now() < until) {
        await delay(pollInterval)
        order = await store.findOrder(id)
      }
      return order
    },
    recordOutcome: (sending: OrderSending, response: BackendResponse) =>
      finish(sending, { state: 'answered', response }),
    markUnknown: (sending: OrderSending) => finish(sending, { state: 'unknown' }),
    /** Frees the key of an order that was not accepted. */
    discard,
    flush: writes.flush,
  }
}
