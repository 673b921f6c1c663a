/** Frames in which a browser that reports no paint has certainly shown the page. */
const frames = 10

const isPainted = (): boolean => performance.getEntriesByName('first-contentful-paint').length > 0

/**
 * Resolves once the page's first paint is on the screen, which is a frame or more after it was drawn; at once in a page
 * that is not shown, which paints nothing.
 */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const wait = (left: number): void => {
      if (left === 0 || document.visibilityState === 'hidden' || isPainted()) setTimeout(resolve)
      else requestAnimationFrame(() => wait(left - 1))
    }
    wait(frames)
  })
