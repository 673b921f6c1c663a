import { NavigationContext, type Navigation } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { $hasLoyaltyAccount, $status, $userData } from '@delikaterie/shared-contracts/session'
import { accountIdOf } from '@delikaterie/shared-contracts/calls'
import { useStore } from '@nanostores/react'
import { Component, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { LoadedPage } from './load-page.ts'
import type { Panels, ViewOptions } from '../loader/page-types.ts'

/** Pages that show public data to visitors, though the portal asks them to log in. */
const anonymousPages: ReadonlySet<string> = new Set([paths.rewards])

type EmbedViewProps = {
  options: ViewOptions
  page: LoadedPage
  /** The portal's. */
  origin: string
  logIn: () => Promise<boolean>
  loadPanels: () => Promise<Panels>
}

/** One element: its page while the session allows it, else what the visitor has to do. */
export function EmbedView({ options, page, ...panels }: EmbedViewProps) {
  const navigation = useEmbedNavigation(options)
  const status = useStore($status)
  const hasLoyaltyAccount = useStore($hasLoyaltyAccount)
  const user = useStore($userData)
  const isPublic = status === 'anonymous' && anonymousPages.has(options.page)
  const shows = !page.loginRequired || isPublic || (status === 'member' && hasLoyaltyAccount)
  return (
    <NavigationContext value={navigation}>
      <FailureBoundary onFailure={options.onFailure}>
        {shows ? (
          <page.Component key={(user && accountIdOf(user)) ?? ''} />
        ) : (
          <Panel {...panels} isMember={status === 'member'} onFailure={options.onFailure} />
        )}
      </FailureBoundary>
    </NavigationContext>
  )
}

type PanelProps = Pick<EmbedViewProps, 'origin' | 'logIn' | 'loadPanels'> & {
  isMember: boolean
  onFailure: (error: unknown) => void
}

/** The login, or for a member without a loyalty account the way to one; loaded when it is needed. */
function Panel({ origin, logIn, loadPanels, isMember, onFailure }: PanelProps) {
  const [panels, setPanels] = useState<Panels | null>(null)
  useEffect(() => void loadPanels().then(setPanels, onFailure), [loadPanels, onFailure])
  if (panels === null) return null
  return isMember ? <panels.JoinPanel href={origin + paths.shopLanding} /> : <panels.LoginPanel logIn={logIn} />
}

/** The filter of a list changes the query of the element, in memory; every other link leaves it. */
function useEmbedNavigation({ page, navigate }: ViewOptions): Navigation {
  const [search, setSearch] = useState('')
  return useMemo(
    () => ({
      path: page,
      search,
      hash: '',
      params: {},
      navigate: (to) => {
        const [path, query] = to.split('?')
        if (path === page) setSearch(query ? `?${query}` : '')
        else navigate(to)
      },
      prefetch: () => {},
    }),
    [page, search, navigate],
  )
}

type BoundaryProps = { onFailure: (error: unknown) => void; children: ReactNode }

/** Hands an error of the remote to the element, which shows its message. */
class FailureBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailure(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
