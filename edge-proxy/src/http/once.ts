/** Runs a task once for all that ask for its key meanwhile. */
export function createOnce<T>() {
  const running = new Map<string, Promise<T>>()
  return (key: string, task: () => Promise<T>): Promise<T> => {
    const one = running.get(key) ?? task().finally(() => running.delete(key))
    running.set(key, one)
    return one
  }
}
