/** Items that are handled in one task: on a slow phone a few hundred block the page for more than 50 ms. */
export const sliceSize = 100

/** Ends the task, so that the page answers input before the next. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Maps a long list in several tasks, so that the page answers input in between. The first slice of a long list waits
 * too, because its caller's task has just parsed the response.
 */
export async function mapInSlices<T, R>(
  items: readonly T[],
  map: (slice: readonly T[]) => readonly R[],
): Promise<readonly R[]> {
  const results: R[] = []
  for (let start = 0; start < items.length; start += sliceSize) {
    if (items.length > sliceSize) await nextTask()
    results.push(...map(items.slice(start, start + sliceSize)))
  }
  return results
}
