import type { Loadable } from '@portal/shared-contracts/remotes'
import { memo, useCallback, type ComponentType } from 'react'
import { PageSkeleton } from '../layout/page-skeleton.tsx'
import { RemotePageFallback } from '../remotes/remote-fallback.tsx'
import { useCode } from '../remotes/use-code.ts'

const loaded = new Map<Loadable['load'], ComponentType>()

export async function loadShellPage({ load }: Loadable): Promise<ComponentType> {
  const known = loaded.get(load)
  if (known) return known
  const { Component } = await load()
  loaded.set(load, Component)
  return Component
}

/**
 * A page of the shell; shows a skeleton while its code loads. Memoised, because it is the same in a restored session.
 */
export const ShellPageView = memo(function ShellPageView({ page }: { page: Loadable }) {
  const load = useCallback(() => loadShellPage(page), [page])
  const { Loaded, failed, retry } = useCode(load, loaded.get(page.load))
  if (failed) return <RemotePageFallback onRetry={retry} />
  return Loaded ? <Loaded /> : <PageSkeleton shape="parts" />
})
