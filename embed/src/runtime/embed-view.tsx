import { NavigationContext, type Navigation } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { $hasLoyaltyAccount, $status, $userData } from '@portal/page-library/session'
import { accountIdOf } from '@portal/shared-contracts/calls'
import { useStore } from '@nanostores/react'
import { Component, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { RemotePage } from './load-page.ts'
import type { ViewOptions } from '../loader/page-types.ts'
import type * as panels from '../panels/panels.ts'
import type { OnLoginBlocked } from '../panels/popup-login.ts'

/** Pages that show public data to visitors, though the portal asks them to log in. */
const anonymousPages: ReadonlySet<string> = new Set([paths.rewards])

/** What an element shows in place of its page. */
export type Panels = typeof panels

type EmbedViewProps = {
  options: ViewOptions
  remotePage: RemotePage
  /** The portal's. */
  origin: string
  logIn: (onBlocked: OnLoginBlocked) => Promise<boolean>
  loadPanels: () => Promise<Panels>
}

/** One element: its page while the session allows it, else what the visitor has to do. */
export function EmbedView({ options, remotePage, ...panels }: EmbedViewProps) {
  const navigation = useEmbedNavigation(options)
  const status = useStore($status)
  const hasLoyaltyAccount = useStore($hasLoyaltyAccount)
  const user = useStore($userData)
  const isPublic = status === 'anonymous' && anonymousPages.has(options.page)
  const shows = !remotePage.loginRequired || isPublic || (status === 'member' && hasLoyaltyAccount)
  return (
    <NavigationContext value={navigation}>
      <FailureBoundary onFailure={options.onFailure}>
        {shows ? (
          <Page key={(user && accountIdOf(user)) ?? ''} load={remotePage.load} {...options} />
        ) : (
          <Panel {...panels} isMember={status === 'member'} {...options} />
        )}
      </FailureBoundary>
    </NavigationContext>
  )
}

type Outcome = Pick<ViewOptions, 'onReady' | 'onFailure'>

/** What `load` brings, once it is there; tells the element then. */
function useLoaded<T>(load: () => Promise<T>, { onReady, onFailure }: Outcome): { loaded: T | null } {
  const [loaded, setLoaded] = useState<T | null>(null)
  useEffect(() => {
    const show = async (): Promise<void> => {
      const value = await load()
      setLoaded(() => value)
      onReady()
    }
    show().catch(onFailure)
  }, [load, onReady, onFailure])
  return { loaded }
}

/** The page of the remote, once its code is loaded. */
function Page({ load, ...outcome }: Outcome & { load: RemotePage['load'] }) {
  const { loaded: Loaded } = useLoaded(load, outcome)
  return Loaded && <Loaded />
}

type PanelProps = Outcome & Pick<EmbedViewProps, 'origin' | 'logIn' | 'loadPanels'> & { isMember: boolean }

/** The login, or for a member without a loyalty account the way to one; loaded when it is needed. */
function Panel({ origin, logIn, loadPanels, isMember, ...outcome }: PanelProps) {
  const { loaded: panels } = useLoaded(loadPanels, outcome)
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
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch = (error: unknown) => this.props.onFailure(error)
  override render = () => (this.state.failed ? null : this.props.children)
}
