import { randomBytes } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible'
import { HttpError } from '../http/http-error.ts'
import { createKeyOf, type KeyOf } from './limit-keys.ts'

/** `limit` attempts in `minutes`. */
export type WindowSize = { limit: number; minutes: number }

/** Makes the counter of one kind of window; `name` tells the kinds in one store apart. */
export type CreateCounter = (name: string, size: WindowSize) => RateLimiterAbstract

/** Counts in this process only, so the limit of several processes is the sum of theirs. */
export const memoryCounter: CreateCounter = (name, { limit, minutes }) =>
  new RateLimiterMemory({ keyPrefix: name, points: limit, duration: minutes * 60 })

/** Takes an attempt back from the windows in which it was counted; never rejects. */
export type Refund = () => Promise<void>

/** Windows of one kind, one for each thing counted, such as an address. */
export type Windows = {
  /**
   * Counts one attempt if the window is not full.
   * @throws HttpError rateLimited, with the seconds until the window ends
   */
  take: (counted: string) => Promise<Refund>
}

/** Windows of a counter; `title` says in logs and metrics which kind of window refused an attempt. */
export const createWindows = (counter: RateLimiterAbstract, keyOf: KeyOf, title: string): Windows => ({
  async take(counted) {
    const key = keyOf(counted)
    const state = await counter.consume(key).catch(async (refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused
      // The counter has counted it nevertheless.
      await reward(counter, key)
      throw HttpError.rateLimited(refused.msBeforeNext / 1000, title)
    })
    const end = Date.now() + state.msBeforeNext
    // A refund for a window that has ended would allow one more attempt in the next.
    return () => (Date.now() < end ? reward(counter, key) : Promise.resolve())
  },
})

async function reward(counter: RateLimiterAbstract, key: string): Promise<void> {
  // Without the store the attempt counts until its window ends.
  await counter.reward(key).catch(() => {})
}

/** Windows per address that this process counts alone. */
export const localWindows = (size: WindowSize): Windows =>
  createWindows(memoryCounter('local', size), createKeyOf(randomBytes(32)), 'address')
