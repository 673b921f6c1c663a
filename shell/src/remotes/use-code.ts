import { startTransition, useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code `load` brings; `known` is the one that is loaded already. Not React.lazy, which never retries
 * a failed import.
 */
export function useCode(load: () => Promise<ComponentType>, known?: ComponentType) {
  const [Loaded, setLoaded] = useState<ComponentType | null>(() => known ?? null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let mounted = true
    load().then(
      // In slices, so that a large part does not keep the page from answering input.
      (Component) => startTransition(() => void (mounted && setLoaded(() => Component))),
      () => mounted && setFailed(true),
    )
    return () => void (mounted = false)
  }, [load, attempt])

  const retry = (): void => {
    setLoaded(null)
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { Loaded, failed, attempt, retry }
}
