import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/**
 * The value of a store, for components of the digital card: `useStore` also follows parts of objects, and is too large
 * for a document that is loaded at a till.
 */
export const useValue = <T>({ listen, get }: ReadableAtom<T>): T => useSyncExternalStore(listen, get, get)
