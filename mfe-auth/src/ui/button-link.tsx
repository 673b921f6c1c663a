import { Link, type LinkProps } from '@portal/shared-contracts/navigation'
import { buttonClass, type ButtonVariant } from '@portal/shared-ui/button'

/** A link to another page of the portal that looks like a button. */
export const ButtonLink = ({ variant, ...link }: LinkProps & { variant?: ButtonVariant }) => (
  <Link {...link} className={buttonClass(variant)} />
)
