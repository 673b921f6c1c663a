import { Link, type LinkProps } from '@portal/shared-contracts/navigation'
import { buttonClass, type ButtonVariant } from '@portal/shared-ui/button'

/** A link of the portal that looks like a button. */
export const ButtonLink = ({ variant, ...link }: Omit<LinkProps, 'className'> & { variant?: ButtonVariant }) => (
  <Link {...link} className={buttonClass(variant)} />
)
