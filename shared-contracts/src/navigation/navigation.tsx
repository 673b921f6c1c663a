import { createContext, useContext, type AnchorHTMLAttributes, type MouseEvent } from 'react'

/** Where the page stands and how to go elsewhere; the shell provides it (design §6). */
export type Navigation = {
  readonly path: string
  readonly search: string
  readonly hash: string
  /** Parameters of the matched route, decoded. */
  readonly params: Readonly<Record<string, string>>
  readonly navigate: (to: string, options?: { replace?: boolean }) => void
  /** Fetches the code of a route ahead of time. */
  readonly prefetch: (to: string) => void
}

const elsewhere: Navigation = {
  path: '/',
  search: '',
  hash: '',
  params: {},
  navigate: (to) => location.assign(to),
  prefetch: () => {},
}

/** Without a shell around it (an embedded remote) links are ordinary links. */
export const NavigationContext = createContext<Navigation>(elsewhere)

export const useNavigation = (): Navigation => useContext(NavigationContext)
export const useNavigate = (): Navigation['navigate'] => useNavigation().navigate
export const useParams = (): Navigation['params'] => useNavigation().params

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/** An ordinary link that the portal follows without loading the page anew. */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const { navigate, prefetch } = useNavigation()
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || rest.target !== undefined) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...rest} href={to} onClick={follow} onPointerEnter={() => prefetch(to)} onFocus={() => prefetch(to)} />
}
