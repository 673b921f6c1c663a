import { expect, test } from 'vitest'
import { createAccountQueue } from './account-queue.ts'
import type { Change } from './changes.ts'

const balance: Change = { kind: 'points', points: 1 }
const locked: Change = { kind: 'locked', cardCode: '2012345678901', at: 1 }

/** A queue whose work ends when the test says so, and the accounts whose work has begun or was dropped. */
function setUp(isDone = true) {
  const gate = Promise.withResolvers<void>()
  const begun: string[] = []
  const dropped: string[] = []
  const queue = createAccountQueue({
    run: async (accountId) => {
      begun.push(accountId)
      await gate.promise
      return isDone
    },
    onDropped: (fault) => void dropped.push(fault),
    delays: [],
  })
  return { queue, begun, dropped, release: () => gate.resolve() }
}

const full = 'too many changes of cards wait'
/** 2 are worked on, and 1,000 wait. */
const accounts = Array.from({ length: 1_002 }, (_, index) => `ACC-${index}`)

test('more accounts than can wait are dropped, each of them counted', async () => {
  const { queue, begun, dropped, release } = setUp()
  for (const account of [...accounts, 'late', 'later']) queue.add(account, { kind: 'ordered' })
  // An account that waits already needs no room.
  queue.add('ACC-2', balance)
  expect(dropped).toEqual([full, full])
  release()
  await queue.idle()
  expect(begun).toEqual(accounts)
})

// Rule: wallet-10
test('a lock takes the place of a balance, and not that of another lock', async () => {
  const { queue, begun, dropped, release } = setUp()
  for (const account of accounts) queue.add(account, account === 'ACC-500' ? balance : locked)
  queue.add('with a lock', locked)
  queue.add('with a balance', balance)
  queue.add('with another lock', locked)
  expect(dropped).toEqual([full, full, full])
  release()
  await queue.idle()
  expect(begun).toEqual([...accounts.filter((account) => account !== 'ACC-500'), 'with a lock'])
})

test('changes whose tries are over are counted, too', async () => {
  const { queue, dropped, release } = setUp(false)
  queue.add('account', locked)
  release()
  await queue.idle()
  expect(dropped).toEqual(['the store of passes does not answer'])
})
