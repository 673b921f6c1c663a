import { Link, type LinkProps } from '@delikaterie/shared-contracts/navigation'
import { buttonClass, type ButtonVariant } from '@delikaterie/shared-ui/button'

/** A link that looks like a button. */
export const ButtonLink = ({ variant, ...props }: LinkProps & { variant?: ButtonVariant }) => (
  <Link {...props} className={buttonClass(variant)} />
)
