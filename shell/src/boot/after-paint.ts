/** Resolves after the next frame is painted; at once in a page that is not shown, which paints nothing. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    const nextTask = (): void => void setTimeout(resolve)
    if (document.visibilityState === 'hidden') nextTask()
    else requestAnimationFrame(nextTask)
  })
