import { randomBytes } from 'node:crypto'
import type { KeyRing } from '../session/key-ring.ts'
import { HttpError } from '../http/http-error.ts'
import { memoryCounter, type Counter, type CreateCounter, type WindowSize } from './rate-limiter.ts'
import { createKeyOf, type KeyOf } from './limit-keys.ts'

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
export const createWindows = (counter: Counter, keyOf: KeyOf, title: string): Windows => ({
  async take(counted) {
    const key = keyOf(counted)
    const { isAllowed, end } = await counter.take(key)
    if (!isAllowed) throw HttpError.rateLimited((end - Date.now()) / 1000, title)
    // A refund for a window that has ended would allow one more attempt in the next.
    return () => (Date.now() < end ? counter.refund(key) : Promise.resolve())
  },
})

/** Windows per address that this process counts alone. */
export const localWindows = (size: WindowSize): Windows =>
  createWindows(memoryCounter('local', size), createKeyOf(randomBytes(32)), 'address')

/** Opens windows for something that is no call; `name` tells it apart from others. */
export type OpenWindows = (name: string, size: WindowSize) => Windows

/** Windows that are counted as those of calls are: together with other workers and edges. */
export const sharedWindows =
  (createCounter: CreateCounter, ring: KeyRing): OpenWindows =>
  (name, size) =>
    createWindows(createCounter(name, size), createKeyOf(ring.newest.key), 'address')
