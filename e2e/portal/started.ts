import type { Page } from 'playwright'

/** Whether the portal runs in the page: React has hydrated the document, so its effects listen. */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    type HydratedRoot = { stateNode: { current: { memoizedState: { isDehydrated: boolean } | null } } }
    const container = document.querySelector('#portal')
    const key = Object.keys(container ?? {}).find((name) => name.startsWith('__reactContainer'))
    if (container === null || key === undefined) return false
    const { stateNode } = Reflect.get(container, key) as HydratedRoot
    return stateNode.current.memoizedState?.isDehydrated === false
  })
