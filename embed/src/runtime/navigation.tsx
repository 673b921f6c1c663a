import { useNavigate, type LinkProps } from '@portal/page-library/navigation/navigation'
import type { MouseEvent } from 'react'
import { embeddingPage } from '../loader/page.ts'

export {
  NavigationContext,
  useNavigate,
  useNavigation,
  usePageTitle,
  useParams,
  Widget,
} from '@portal/page-library/navigation/navigation'

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link to a page of the portal: its path alone would lead to the embedding site. */
export function Link({ to, onClick, ...props }: LinkProps) {
  const navigate = useNavigate()
  const opensHere = props.target === undefined || props.target === '_self'
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event) || !opensHere) return
    event.preventDefault()
    navigate(to)
  }
  return <a {...props} href={new URL(to, embeddingPage()?.origin).href} onClick={follow} />
}
