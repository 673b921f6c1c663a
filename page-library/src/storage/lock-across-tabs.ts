import { createSerialQueue } from './serial-queue.ts'

const queue = createSerialQueue()

/** Runs one task at a time under a name: in all tabs if the browser has Web Locks, else in this one. */
export const lockAcrossTabs = <T>(name: string, task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(`portal:${name}`, task) : queue(task)
