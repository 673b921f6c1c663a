import type { Page } from 'playwright'

/** Runs in the page: whether React has hydrated the document, so its effects listen. */
export function isHydrated(): boolean {
  type HydratedRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } }
  const container = document.querySelector('#portal')
  const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer'))
  if (container === null || key === undefined) return false
  const { stateNode } = Reflect.get(container, key) as HydratedRoot
  return stateNode.current.memoizedState?.isDehydrated === false
}

/** Whether the portal runs in the page. */
export const isStarted = (page: Page): Promise<boolean> => page.evaluate(isHydrated)
