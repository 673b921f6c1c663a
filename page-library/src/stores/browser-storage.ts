/** The result of reading or writing the browser's storage, or another one where the browser forbids it. */
export function stored<T>(operation: () => T, otherwise: T): T {
  try {
    return operation()
  } catch {
    return otherwise
  }
}
