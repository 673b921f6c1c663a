import { createStore, get, set } from 'idb-keyval'

const open = () => createStore('portal-session', 'times')

/**
 * The time at which any tab last refreshed the access token, in ms since 1970; 0 if the browser stores nothing. In
 * IndexedDB, because local storage may show a tab an older state than the lock it was granted
 * (docs/decisions/0016-drafts-in-indexeddb.md).
 */
export const lastRefresh = {
  read: async (): Promise<number> => {
    try {
      return (await get<number>('refresh', open())) ?? 0
    } catch {
      return 0
    }
  },
  write: async (time: number): Promise<void> => {
    try {
      await set('refresh', time, open())
    } catch {
      // Without it two tabs may refresh the token one after the other, which costs a request.
    }
  },
}
