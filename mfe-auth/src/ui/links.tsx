import { newTab } from '@portal/shared-contracts/messages/new-tab'
import { Link, type LinkProps } from '@portal/shared-contracts/navigation'
import { buttonClass, type ButtonVariant } from '@portal/shared-ui/button'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'

/** A link to another page of the portal that looks like a button. */
export const ButtonLink = ({ variant, ...link }: LinkProps & { variant?: ButtonVariant }) => (
  <Link {...link} className={buttonClass(variant)} />
)

/** A link that opens a new tab, so that the page keeps its input. */
export const NewTabLink = ({ children, ...link }: LinkProps) => (
  <Link {...link} target="_blank" rel="noopener">
    <span>{children}</span>
    <VisuallyHidden> {newTab}</VisuallyHidden>
  </Link>
)
