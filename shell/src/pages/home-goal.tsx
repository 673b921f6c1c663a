import { useContext, useEffect, useState, type ComponentType } from 'react'
import { ErrorBoundary } from '../layout/error-boundary.tsx'
import { RemoteLoaderContext } from '../remotes/remote-slot.tsx'

const goal = { remote: 'mfe-rewards', widget: 'goal' } as const

/** The widget with the next reward; nothing where it cannot load, because the balance is complete without it. */
export function Goal() {
  const loader = useContext(RemoteLoaderContext)
  const [Loaded, setLoaded] = useState<ComponentType | null>(() => loader?.get(goal) ?? null)
  useEffect(() => {
    let mounted = true
    loader?.load(goal).then(
      (loaded) => mounted && setLoaded(() => loaded),
      () => {},
    )
    return () => void (mounted = false)
  }, [loader])
  return Loaded && <ErrorBoundary fallback={null}>{<Loaded />}</ErrorBoundary>
}
