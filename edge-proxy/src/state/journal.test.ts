import { expect, test } from 'vitest'
import type { OrderSending } from './store.ts'
import { createJournal } from './journal.ts'

/** A journal whose store refuses the outcomes of some sendings, and the sendings in the order of their writes. */
function journalOf(refused: ReadonlySet<string>) {
  const writes: string[] = []
  const store = {
    insertOrder: async () => true,
    findOrder: async () => null,
    deleteOrder: async () => {},
    async finishOrder({ sendingId }: OrderSending) {
      writes.push(sendingId)
      if (refused.has(sendingId)) throw new Error('no answer')
    },
  }
  const journal = createJournal({
    store,
    edge: 'edge-1',
    lastBeat: () => 1,
    fault: () => null,
    onUnwritten: () => {},
    maxOrderTime: 1_000,
  })
  return { journal, writes }
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
