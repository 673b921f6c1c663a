import {
  createContext,
  useContext,
  useEffect,
  type AnchorHTMLAttributes,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react'
import type { SlotName, WidgetName } from '@portal/shared-contracts/remotes/registry-document'

/** What the browser's tab says of a page; `isMissing` of a page that has nothing to show at its address. */
export type PageTitle = { title: string; isMissing?: boolean }

export type WidgetProps = { name: WidgetName; /** Shown while the widget's code loads. */ skeleton: ReactNode }

/** The current location and how to navigate; the shell provides both. */
export type Navigation = {
  readonly path: string
  readonly search: string
  readonly hash: string
  /** Parameters of the matched route, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly navigate: (to: string, options?: { replace?: boolean }) => void
  /** Loads the code of a route before it is opened. */
  readonly prefetch: (to: string) => void
  /**
   * Names the page in the browser's tab, null as its route does; absent in an embedded remote. {@link usePageTitle}
   * calls it.
   */
  readonly setTitle?: (title: PageTitle | null) => void
  /**
   * Shows a widget of any remote; absent in an embedded remote. {@link Widget} is simpler; this says whether there are
   * other remotes.
   */
  readonly Widget?: ComponentType<WidgetProps>
  /** The widgets of a slot; absent in an embedded remote. `Slot` of `navigation/slot` shows them. */
  readonly widgetsIn?: (slot: SlotName) => readonly WidgetName[]
}

const browserNavigation: Navigation = {
  path: '/',
  search: '',
  hash: '',
  params: {},
  navigate: (to) => location.assign(to),
  prefetch: () => {},
}

/** Without a shell, in an embedded remote, links are ordinary links. */
export const NavigationContext = createContext<Navigation>(browserNavigation)

export const useNavigation = (): Navigation => useContext(NavigationContext)
export const useNavigate = (): Navigation['navigate'] => useNavigation().navigate
export const useParams = (): Navigation['params'] => useNavigation().params

/**
 * Names the page by what it shows, such as a reward, while the component is mounted; null for the title of its route.
 * Search engines leave out a page with `isMissing`, because the edge answers with status 200 for ids that it does not
 * know.
 */
export function usePageTitle(title: string | null, isMissing = false): void {
  const { setTitle } = useNavigation()
  useEffect(() => {
    if (title === null) return undefined
    setTitle?.({ title, isMissing })
    return () => setTitle?.(null)
  }, [setTitle, title, isMissing])
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** A link that the portal follows without reloading the page. */
export function Link({ to, onClick, ...props }: LinkProps) {
  const { navigate, prefetch } = useNavigation()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || props.target !== undefined) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...props} href={to} onClick={follow} onPointerEnter={() => prefetch(to)} onFocus={() => prefetch(to)} />
}

/** Shows a widget of any remote, or the fallback where there are no other remotes, as in an embedding page. */
export function Widget({ fallback = null, ...props }: WidgetProps & { fallback?: ReactNode }): ReactNode {
  const { Widget: Shown } = useNavigation()
  return Shown ? <Shown {...props} /> : fallback
}
