/** Runs tasks of one name one after the other, in the order in which they were asked for. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const before = last.get(name) ?? Promise.resolve()
    const mine = before.then(task, task)
    last.set(name, mine)
    return mine
  }
}
