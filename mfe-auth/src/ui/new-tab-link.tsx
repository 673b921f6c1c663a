import { Link, type LinkProps } from '@delikaterie/shared-contracts/navigation'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { newTab } from '../messages/fields.ts'

/** A link that opens a new tab, so that the page keeps its input. */
export const NewTabLink = ({ children, ...link }: LinkProps) => (
  <Link {...link} target="_blank" rel="noopener">
    {children}
    <VisuallyHidden> {newTab}</VisuallyHidden>
  </Link>
)
