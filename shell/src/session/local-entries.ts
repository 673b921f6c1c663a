/** Reads a local storage entry; null if it is missing or the browser forbids storage. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes a local storage entry; false if the browser did not store it. */
export function writeLocal(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value)
    return localStorage.getItem(key) !== null
  } catch {
    return false
  }
}
