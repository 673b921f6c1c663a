import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { RemoteFallback } from '../remotes/remote-fallback.tsx'

export type LazySectionProps = {
  load: () => Promise<ComponentType>
  /** Reserves the space of the content. */
  skeleton: ReactNode
}

/** Content far down a page, whose code loads when the reader comes within a screen of it. */
export function LazySection({ load, skeleton }: LazySectionProps) {
  const box = useRef<HTMLDivElement>(null)
  const [Content, setContent] = useState<ComponentType | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = box.current
    if (element === null) return
    let isMounted = true
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load().then(
          (Loaded) => isMounted && setContent(() => Loaded),
          () => isMounted && setFailed(true),
        )
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
    return () => {
      isMounted = false
      observer.disconnect()
    }
  }, [load, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  if (failed) return <RemoteFallback onRetry={retry} />
  return <div ref={box}>{Content ? <Content /> : skeleton}</div>
}
