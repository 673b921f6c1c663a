import { expect, test } from 'vitest'
import { evenly, spread } from './load.ts'
import { actions, type Action, type Counts } from './visit.ts'

const none = Object.fromEntries(actions.map((action) => [action, 0])) as Counts

test('actions that are rare come between those that are frequent', () => {
  expect(evenly({ ...none, read: 4, order: 1 })).toEqual(['read', 'read', 'order', 'read', 'read'])
})

test('a load runs every action as often as it is counted, also while earlier ones run', async () => {
  const begun: Action[] = []
  const all = Promise.withResolvers<void>()
  await spread({ ...none, page: 2, read: 3 }, 0.01, (action) => {
    if (begun.push(action) === 5) all.resolve()
    return all.promise
  })
  expect(begun.toSorted()).toEqual(['page', 'page', 'read', 'read', 'read'])
})

test('an action that failed fails the load', async () => {
  const failing = async () => {
    throw new Error('no edge')
  }
  await expect(spread({ ...none, page: 1 }, 0.01, failing)).rejects.toThrow('no edge')
})
