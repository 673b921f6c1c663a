const timeout = 5_000

/** The result of loading code, which may take 5 s. */
export function withTimeout<T>(work: Promise<T>): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const timer = setTimeout(() => reject(new Error(`No code after ${timeout} ms`)), timeout)
  work.then(resolve, reject)
  return promise.finally(() => clearTimeout(timer))
}
