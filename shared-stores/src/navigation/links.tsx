import { brand } from '@portal/shared-contracts/brand'
import { newTab } from '@portal/shared-contracts/messages/new-tab'
import { Link, type LinkProps } from '@portal/shared-contracts/navigation'
import { buttonClass, type ButtonVariant } from '@portal/shared-ui/button'
import { VisuallyHidden } from '@portal/shared-ui/visually-hidden'

/** A link of the portal that looks like a button. */
export const ButtonLink = ({ variant, className, ...link }: LinkProps & { variant?: ButtonVariant }) => (
  <Link {...link} className={buttonClass(variant, className)} />
)

/** A link that opens a new tab, so that the page keeps its input. */
export const NewTabLink = ({ children, ...link }: LinkProps) => (
  <Link {...link} target="_blank" rel="noopener">
    <span>{children}</span>
    <VisuallyHidden> {newTab}</VisuallyHidden>
  </Link>
)

const { email } = brand.contact

/** The address of the customer service, as a link that begins an e-mail. */
export const EmailLink = () => (
  <a href={`mailto:${email}`} translate="no">
    {email}
  </a>
)
