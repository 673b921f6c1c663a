import { classNames } from '@delikaterie/shared-ui/class-names'
import { Form as SharedForm, type FormProps } from '@delikaterie/shared-ui/form'
import * as css from './form.module.css'

/** A form with the spacing of this remote's pages. */
export const Form = ({ compact = false, className, ...props }: FormProps & { compact?: boolean }) => (
  <SharedForm {...props} className={classNames(css.form, compact && css.compact, className)} />
)
