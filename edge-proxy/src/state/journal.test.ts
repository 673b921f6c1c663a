import { expect, test } from 'vitest'
import { textResponse } from '../http/response.ts'
import type { NewOrder, OrderId, OrderSending, Store } from './store.ts'
import { createJournal } from './journal.ts'

type OrderStore = Pick<Store, 'insertOrder' | 'findOrder' | 'finishOrder' | 'deleteOrder'>

const journalWith = (store: OrderStore, fault: () => string | null = () => null) =>
  createJournal({ store, edge: 'edge-1', lastBeat: () => 1, fault, onUnwritten: () => {}, maxOrderTime: 1_000 })

/** A journal whose store refuses the outcomes of some sendings, and the sendings in the order of their writes. */
function journalOf(refused: ReadonlySet<string>, fault?: () => string | null) {
  const writes: string[] = []
  async function write({ sendingId }: OrderSending): Promise<void> {
    writes.push(sendingId)
    if (refused.has(sendingId)) throw new Error('no answer')
  }
  const store = { insertOrder: async () => true, findOrder: async () => null, deleteOrder: write, finishOrder: write }
  return { journal: journalWith(store, fault), writes }
}

const sending = (name: string): OrderSending => ({ accountId: 'ACC-1', key: name, sendingId: name })

test('writing what waits ends with the first failure, and the next round begins with the others', async () => {
  const refused = new Set(['a', 'b', 'c'])
  const { journal, writes } = journalOf(refused)
  for (const name of refused) await journal.markUnknown(sending(name))

  writes.length = 0
  await journal.flush()
  expect(writes).toEqual(['a'])

  for (const name of ['b', 'c']) refused.delete(name)
  writes.length = 0
  await journal.flush()
  expect(writes).toEqual(['b', 'c', 'a'])

  refused.clear()
  writes.length = 0
  await journal.flush()
  await journal.flush()
  expect(writes).toEqual(['a'])
})

test('during a fault no outcome asks the store, and all are written when it is over', async () => {
  let fault: string | null = null
  const { journal, writes } = journalOf(new Set(), () => fault)
  fault = 'the standby is gone'
  await journal.recordOutcome(sending('a'), textResponse(200, 'json', '{}'))
  await journal.markUnknown(sending('b'))
  await journal.discard(sending('c'))
  expect(writes).toEqual([])
  fault = null
  await journal.flush()
  expect(writes).toEqual(['a', 'b', 'c'])
})

/** A store whose first row is written only when the test says so, although the edge got no answer for it. */
function lateStore() {
  const rows = new Map<string, string>()
  const { promise: written, resolve: write } = Promise.withResolvers<void>()
  const insert = ({ key, sendingId }: NewOrder): boolean => !rows.has(key) && rows.set(key, sendingId).size > 0
  let inserts = 0
  const store: OrderStore = {
    async insertOrder(order) {
      inserts += 1
      if (inserts === 1) {
        void written.then(() => insert(order))
        throw new Error('no answer in time')
      }
      // A row with this key waits for a transaction that writes one.
      await written
      return insert(order)
    },
    findOrder: async () => null,
    finishOrder: async () => {},
    async deleteOrder({ key, sendingId }) {
      if (rows.get(key) === sendingId) rows.delete(key)
    },
  }
  return { store, rows, write }
}

const id: OrderId = { accountId: 'ACC-1', key: 'k' }

test('the key of an order that was refused is free when its row is written late', async () => {
  const { store, rows, write } = lateStore()
  const journal = journalWith(store)
  await expect(journal.begin(id, 'hash', null)).rejects.toThrow('no answer in time')
  const flushed = journal.flush()
  write()
  await flushed
  expect(rows).toEqual(new Map())
  expect(await journal.begin(id, 'hash', null)).toMatchObject({ kind: 'begun' })
})

test('the row of another sending with the key of a refused order stays', async () => {
  const { store, rows, write } = lateStore()
  const journal = journalWith(store)
  rows.set('k', 'sending of another edge')
  await expect(journal.begin(id, 'hash', null)).rejects.toThrow('no answer in time')
  write()
  await journal.flush()
  expect(rows).toEqual(new Map([['k', 'sending of another edge']]))
})
