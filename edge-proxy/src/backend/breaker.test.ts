import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackendError, type BackendErrorKind } from './exchange.ts'
import { createBreaker, createRetryBudget } from './breaker.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A circuit breaker whose requests resolve to `sent` or to the kind of the error. */
function startBreaker() {
  const breaker = createBreaker()
  const run = (send: () => Promise<string>): Promise<string> =>
    breaker.execute(send).catch((error: BackendError) => error.kind)
  const succeed = () => run(async () => 'sent')
  const fail = (kind: BackendErrorKind = 'reset') => run(() => Promise.reject(new BackendError(kind, true)))
  const failTimes = async (times: number) => {
    for (let count = 0; count < times; count += 1) await fail()
  }
  return { breaker, run, succeed, fail, failTimes }
}

test('opens after twenty outages in a row, probes every five seconds and closes with a success', async () => {
  const { breaker, succeed, fail, failTimes } = startBreaker()
  await failTimes(19)
  expect([await succeed(), breaker.isOpen()]).toEqual(['sent', false])
  vi.setSystemTime(1_000)
  await failTimes(20)
  expect([await succeed(), breaker.isOpen()]).toEqual(['busy', true])
  vi.setSystemTime(5_999)
  expect(await succeed()).toBe('busy')
  vi.setSystemTime(6_000)
  expect([await fail(), await succeed()]).toEqual(['reset', 'busy'])
  vi.setSystemTime(10_999)
  expect(await succeed()).toBe('busy')
  vi.setSystemTime(11_000)
  expect([await succeed(), await succeed(), breaker.isOpen()]).toEqual(['sent', 'sent', false])
})

test('rejects requests at once while a probe is under way', async () => {
  const { run, succeed, failTimes } = startBreaker()
  await failTimes(20)
  vi.setSystemTime(5_000)
  const probe = Promise.withResolvers<string>()
  const probing = run(() => probe.promise)
  expect(await succeed()).toBe('busy')
  probe.resolve('probed')
  expect([await probing, await succeed()]).toEqual(['probed', 'sent'])
})

test('probes again every five seconds while a probe gets no response', async () => {
  const { run, succeed, failTimes } = startBreaker()
  await failTimes(20)
  vi.setSystemTime(5_000)
  void run(() => new Promise(() => {}))
  expect(await succeed()).toBe('busy')
  vi.setSystemTime(10_000)
  expect(await succeed()).toBe('sent')
})

test('a successful probe closes the circuit although an earlier request fails meanwhile', async () => {
  const { breaker, run, failTimes } = startBreaker()
  const earlier = Promise.withResolvers<string>()
  const waiting = run(() => earlier.promise)
  await failTimes(20)
  vi.setSystemTime(5_000)
  const probe = Promise.withResolvers<string>()
  const probing = run(() => probe.promise)
  earlier.reject(new BackendError('timeout', true))
  probe.resolve('probed')
  expect([await waiting, await probing, breaker.isOpen()]).toEqual(['timeout', 'probed', false])
})

test('stays open when the response to a probe is unusable', async () => {
  const { breaker, fail, failTimes } = startBreaker()
  await failTimes(20)
  vi.setSystemTime(5_000)
  expect([await fail('redirect'), breaker.isOpen()]).toEqual(['redirect', true])
})

test.each(['redirect', 'overflow', 'encoded'] as const)(
  'stays closed when responses are unusable: %s',
  async (kind) => {
    const { breaker, fail } = startBreaker()
    for (let count = 0; count < 40; count += 1) await fail(kind)
    expect(breaker.isOpen()).toBe(false)
  },
)

test('ten requests deposit one retry, and the budget is at most ten', () => {
  const budget = createRetryBudget()
  const withdraw = (times: number) => Array.from({ length: times }, () => budget.withdraw()).filter(Boolean).length
  expect(withdraw(20)).toBe(10)
  for (let count = 0; count < 31; count += 1) budget.deposit()
  expect(withdraw(20)).toBe(3)
})
