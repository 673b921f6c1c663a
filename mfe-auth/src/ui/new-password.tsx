import { useId } from 'react'
import { generatedPasswordRules, passwordRules } from '@portal/shared-contracts/password/password-rule'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { CheckIcon } from '@portal/shared-ui/icons/icons'
import { PasswordField, type PasswordFieldProps } from '@portal/shared-ui/fields/password-field'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { passwordRuleTexts as t, passwordVisibility } from '../messages/fields.ts'
import * as css from './new-password.module.css'

type NewPassword = Omit<PasswordFieldProps, keyof typeof passwordVisibility | 'value'> & { value: string }

const common = {
  required: true,
  autoComplete: 'new-password',
  // Types of React do not have it; React sets it as it is written.
  passwordrules: generatedPasswordRules,
  ...passwordVisibility,
}

/** A new password and its repetition, below the rules of the new one, which keeps both fields aligned side by side. */
export function NewPasswordFields({ password, repeat }: { password: NewPassword; repeat: NewPassword }) {
  const rulesId = useId()
  return (
    <div className={css.fields}>
      <div className={css.above}>
        <PasswordRules id={rulesId} password={password.value} />
      </div>
      <PasswordField {...common} {...password} aria-describedby={rulesId} />
      <PasswordField {...common} {...repeat} />
    </div>
  )
}

/** The rules of a new password, each with a tick once it is met. The server decides; nothing is blocked. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <div id={id} className={css.rules}>
      <p>{t.title}</p>
      <ul className={css.list}>
        {passwordRules(password).map(({ rule, met }) => (
          <li key={rule} className={classNames(css.rule, met && css.met)}>
            <span className={css.mark}>{met && <CheckIcon size={16} />}</span>
            <span>
              <span>{t[rule]}</span>
              {met && <VisuallyHidden> {t.met}</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
