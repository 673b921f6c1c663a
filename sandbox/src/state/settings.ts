/** Values of the call `shop/config?item=`; unknown items are empty. */
export interface Settings {
  get(item: string): string
  set(item: string, value: string): void
  clear(): void
}

/** In memory like the faults, so that a restart clears the notice. */
export function createSettings(): Settings {
  const values = new Map<string, string>()
  return {
    get: (item) => values.get(item) ?? '',
    set: (item, value) => void values.set(item, value),
    clear: () => values.clear(),
  }
}
