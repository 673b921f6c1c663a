import { atom, onMount, type ReadableAtom } from 'nanostores'
import { $isConnected, isWithoutResponse, toApiError } from '@portal/page-library/api'

/** Data of a page: loading, failed, or a value that may be loading again; `refreshError` is why that failed last. */
export type ResourceState<T> =
  | { status: 'loading' }
  | { status: 'failed'; code: string }
  | { status: 'ready'; value: T; refreshing: boolean; refreshError?: string }

export type ResourceOptions<T> = {
  /** False shows a failed refresh as failed, for data that must not be shown when it may be out of date. */
  keepValueOnFailure?: boolean
  /** Called with each loaded value before `$state` holds it; not called for superseded requests. */
  onLoaded?: (value: T) => void
}

export type Resource<T> = { readonly $state: ReadableAtom<ResourceState<T>>; readonly refresh: () => Promise<void> }

/** Loads a value, keeps it while it loads again, and ignores all requests but the latest. */
export function createResource<T>(
  load: () => Promise<T>,
  { keepValueOnFailure = true, onLoaded }: ResourceOptions<T> = {},
): Resource<T> {
  const $state = atom<ResourceState<T>>({ status: 'loading' })
  let latestRequestId = 0

  /** Resolves when the request has ended; a failure is in `$state`. */
  async function refresh(): Promise<void> {
    const requestId = ++latestRequestId
    const before = $state.value
    $state.set(before.status === 'ready' ? { ...before, refreshing: true } : { status: 'loading' })
    try {
      const value = await load()
      if (requestId !== latestRequestId) return
      onLoaded?.(value)
      $state.set({ status: 'ready', value, refreshing: false })
    } catch (error) {
      if (requestId !== latestRequestId) return
      const { code } = toApiError(error)
      const keepsValue = keepValueOnFailure && before.status === 'ready'
      $state.set(keepsValue ? { ...before, refreshing: false, refreshError: code } : { status: 'failed', code })
    }
  }

  return { $state, refresh }
}

/** Whether the latest request failed because the server did not answer. */
function lacksResponse(state: ResourceState<unknown>): boolean {
  const code = state.status === 'failed' ? state.code : state.status === 'ready' ? state.refreshError : undefined
  return code !== undefined && isWithoutResponse(code)
}

/**
 * The same store, refreshed whenever its `$state` gets its first listener. `$state.get()` without a listener counts as
 * one, so `refresh` reads `$state.value`: else a slow load whose page was left would start the next one.
 */
export function refreshOnMount<
  S extends { readonly $state: ReadableAtom<ResourceState<unknown>>; readonly refresh: () => Promise<void> },
>(store: S): S {
  onMount(store.$state, () => {
    void store.refresh()
    // What could not be loaded without a connection is loaded when there is one again.
    return $isConnected.listen((isConnected) => {
      if (isConnected && lacksResponse(store.$state.get())) void store.refresh()
    })
  })
  return store
}
