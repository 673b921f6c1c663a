import { newTab } from '@delikaterie/shared-contracts/messages/new-tab'
import { Link, type LinkProps } from '@delikaterie/shared-contracts/navigation'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'

/** A link that opens a new tab, so that the page keeps its input. */
export const NewTabLink = ({ children, ...link }: LinkProps) => (
  <Link {...link} target="_blank" rel="noopener">
    <span>{children}</span>
    <VisuallyHidden> {newTab}</VisuallyHidden>
  </Link>
)
