/** Milliseconds that loading code may take. */
export const timeout = 5_000

/** The result of loading code, which may take {@link timeout}. */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error(`No code after ${timeout} ms`)), timeout)
  work.then(resolve, reject)
  return promise.finally(() => clearTimeout(timer))
}
