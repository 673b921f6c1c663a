import { useId } from 'react'
import { PasswordField, type PasswordFieldProps } from '@delikaterie/shared-ui/password-field'
import { passwordVisibility } from '../messages/fields.ts'
import { PasswordRules } from './password-rules.tsx'
import * as css from './new-password-fields.module.css'

type NewPassword = Omit<PasswordFieldProps, keyof typeof passwordVisibility | 'value'> & { value: string }

const common = { required: true, autoComplete: 'new-password', maxLength: 200, ...passwordVisibility }

/** A new password and its repetition, below the rules of the new one, which keeps both fields aligned side by side. */
export function NewPasswordFields({ password, repeat }: { password: NewPassword; repeat: NewPassword }) {
  const rulesId = useId()
  return (
    <div className={css.fields}>
      <div className={css.rules}>
        <PasswordRules id={rulesId} password={password.value} />
      </div>
      <PasswordField {...common} {...password} aria-describedby={rulesId} />
      <PasswordField {...common} {...repeat} />
    </div>
  )
}
