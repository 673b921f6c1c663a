import { useCallback, useRef, type ComponentType, type ReactNode } from 'react'
import { RemoteFallback } from '../remotes/remote-fallback.tsx'
import { useCode } from '../remotes/use-code.ts'

export type LazySectionProps = {
  load: () => Promise<ComponentType>
  /** Reserves the space of the content. */
  skeleton: ReactNode
}

/** Content far down a page, whose code loads when the reader comes within a screen of it. */
export function LazySection({ load, skeleton }: LazySectionProps) {
  const box = useRef<HTMLDivElement>(null)
  const loadNear = useCallback(async () => {
    if (box.current) await comesNear(box.current)
    return load()
  }, [load])
  const { Loaded, failed, retry } = useCode(loadNear)
  if (failed) return <RemoteFallback onRetry={retry} />
  return <div ref={box}>{Loaded ? <Loaded /> : skeleton}</div>
}

const comesNear = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
  })
