import { brand } from '@portal/shared-contracts/brand/brand'
import { Link, type LinkProps } from '@portal/page-library/navigation/navigation'
import { buttonClass, type ButtonVariant } from '@portal/shared-ui/buttons/button'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { newTab } from '../messages/new-tab.ts'

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
