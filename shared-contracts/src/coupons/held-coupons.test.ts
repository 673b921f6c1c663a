import { atom } from 'nanostores'
import { expect, test } from 'vitest'
import type { Coupon } from '../calls/coupons.ts'
import { createHeldCoupons, listAge } from './held-coupons.ts'

type Answer = PromiseWithResolvers<readonly Coupon[]>

/** Coupons of a member whose answers the test gives itself, in the order in which they were asked for. */
function openCoupons() {
  const $accountId = atom<string | null>('ACC-1')
  const answers: Answer[] = []
  const clock = { now: 0 }
  const coupons = createHeldCoupons({
    fetch: () => {
      const answer: Answer = Promise.withResolvers()
      answers.push(answer)
      return answer.promise
    },
    $accountId,
    now: () => clock.now,
  })
  const load = () => coupons.load($accountId.get() ?? '')
  return { coupons, load, $accountId, answers, clock }
}

test('two pages share one answer, even while it is on its way', async () => {
  const { load, answers } = openCoupons()
  const [one, other] = [load(), load()]
  answers[0]?.resolve([])
  expect(await one).toBe(await other)
  expect(await load()).toBe(await one)
  expect(answers).toHaveLength(1)
})

test.each([
  { title: 'another member', leave: ['ACC-2'], asked: 2 },
  { title: 'a logout', leave: [null, 'ACC-1'], asked: 2 },
  { title: 'the same member', leave: ['ACC-1'], asked: 1 },
])('after $title the list was asked for $asked times', ({ leave, asked }) => {
  const { load, $accountId, answers } = openCoupons()
  void load()
  for (const accountId of leave) $accountId.set(accountId)
  void load()
  expect(answers).toHaveLength(asked)
})

test('a page that still shows a member who has left keeps nothing for the next', () => {
  const { coupons, load, $accountId, answers } = openCoupons()
  $accountId.set('ACC-2')
  void coupons.load('ACC-1')
  void load()
  void load()
  expect(answers).toHaveLength(2)
})

test('a failure is told to everybody who waits and asked again by the next', async () => {
  const { load, answers } = openCoupons()
  const waiting = [load(), load()]
  answers[0]?.reject(new Error('gone'))
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = load()
  answers[1]?.resolve([])
  expect(await again).toEqual([])
})

test('an old failure does not take the newer list away', async () => {
  const { load, clock, answers } = openCoupons()
  const old = load()
  clock.now = listAge
  const newer = load()
  answers[0]?.reject(new Error('gone'))
  await Promise.allSettled([old])
  expect(load()).toBe(newer)
})

test.each([
  { title: 'is held', age: listAge - 1, asked: 1 },
  { title: 'is asked for again', age: listAge, asked: 2 },
])('a list that is $age ms old $title', ({ age, asked }) => {
  const { load, clock, answers } = openCoupons()
  void load()
  clock.now = age
  void load()
  expect(answers).toHaveLength(asked)
})

test.each([
  { title: 'succeeds', end: (change: PromiseWithResolvers<void>) => change.resolve() },
  { title: 'fails', end: (change: PromiseWithResolvers<void>) => change.reject(new Error('refused')) },
])('a change that $title leaves no list from before it or from meanwhile', async ({ end }) => {
  const { coupons, load, answers } = openCoupons()
  const change = Promise.withResolvers<void>()
  void load()
  const changed = coupons.changing(() => change.promise)
  void load()
  end(change)
  await Promise.allSettled([changed])
  void load()
  expect(answers).toHaveLength(3)
})
