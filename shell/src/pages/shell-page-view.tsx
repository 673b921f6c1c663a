import type { Loadable } from '@delikaterie/shared-contracts/remotes'
import { memo, useEffect, useState, type ComponentType } from 'react'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { RemotePageFallback } from '../remotes/remote-fallback.tsx'

const loaded = new Map<Loadable['load'], ComponentType>()

/** Loads a page of the shell. Not React.lazy, which never retries a failed import. */
export async function loadShellPage({ load }: Loadable): Promise<ComponentType> {
  const known = loaded.get(load)
  if (known) return known
  const { Component } = await load()
  loaded.set(load, Component)
  return Component
}

/** A page of the shell; shows a skeleton while its code loads. Memoised, because it is the same in a restored session. */
export const ShellPageView = memo(function ShellPageView({ page }: { page: Loadable }) {
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState(false)
  const [Page, setPage] = useState(() => loaded.get(page.load))

  useEffect(() => {
    let mounted = true
    loadShellPage(page).then(
      (Component) => mounted && setPage(() => Component),
      () => mounted && setFailed(true),
    )
    return () => void (mounted = false)
  }, [page, attempt])

  if (Page) return <Page />
  if (!failed) return <PageSkeleton shape="parts" />
  return (
    <RemotePageFallback
      onRetry={() => {
        setFailed(false)
        setAttempt(attempt + 1)
      }}
    />
  )
})
