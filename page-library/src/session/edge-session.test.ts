import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, whenSessionEnded } from './edge-session.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Whether the lock, which Node grants in tasks of its own, is free. */
const isFree = async (): Promise<boolean> => {
  const { held = [] } = await navigator.locks.query()
  return held.every(({ name }) => name !== 'session-end')
}

/** A logout whose response is open. */
async function openLogout() {
  const response = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => response.promise)
  endSession('A')
  await expect.poll(() => isFree()).toBe(false)
  return response
}

test.each([
  { title: 'has arrived', arrive: (response: PromiseWithResolvers<Response>) => response.resolve(new Response('')) },
  { title: 'has failed', arrive: (response: PromiseWithResolvers<Response>) => response.reject(new Error('cut')) },
])('a login waits until the response of the logout before it $title', async ({ arrive }) => {
  const response = await openLogout()
  const ended = whenSessionEnded()
  vi.advanceTimersByTime(4999)
  expect(await isFree()).toBe(false)
  arrive(response)
  await expect(ended).resolves.toBeUndefined()
})

test('a login waits at most 5 s for the response of a logout', async () => {
  await openLogout()
  const ended = whenSessionEnded()
  vi.advanceTimersByTime(5000)
  await expect(ended).resolves.toBeUndefined()
})

test('without a logout a login waits for nothing', async () => {
  await expect(whenSessionEnded()).resolves.toBeUndefined()
})

test('a browser without locks ends its session and logs in', async () => {
  const fetched = vi.fn<() => Promise<Response>>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', {})
  endSession('A')
  await expect(whenSessionEnded()).resolves.toBeUndefined()
  expect(fetched).toHaveBeenCalledOnce()
})
