import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { customerTexts, salutationOptions } from '@delikaterie/shared-contracts/customer'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { CustomerForm } from '@delikaterie/shared-ui/customer-form'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { repeatDiffers } from '../domain/registration-form.ts'
import { fieldLabels, passwordVisibility } from '../messages/fields.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import { PasswordRules } from './password-rules.tsx'
import type { FieldTexts } from './registration-errors.ts'
import * as css from './registration-fields.module.css'

type Props = { registration: RegistrationModel; idOf: (field: string) => string; errors: FieldTexts }

/** Password, repeated password and name. */
export function RegistrationFields({ registration, idOf, errors }: Props) {
  const form = useStore(registration.$form)
  const [left, setLeft] = useState(false)
  // While the visitor types, no error is shown for the beginning of the right password.
  const differs = repeatDiffers(form) && (left || !form.password.startsWith(form.passwordRepeat))
  const rulesId = idOf('password-rules')
  const field = (name: 'password' | 'passwordRepeat') => ({
    id: idOf(name),
    name,
    required: true,
    mark: '*',
    label: fieldLabels[name],
    error: errors[name],
    value: form[name],
    onChange: (event: { target: { value: string } }) => registration.change(name, event.target.value),
  })
  const newPassword = { autoComplete: 'new-password', maxLength: 200, ...passwordVisibility }
  return (
    <>
      <div className={css.pair}>
        {/* Above both fields, which keeps them aligned side by side. */}
        <div className={css.rules}>
          <PasswordRules id={rulesId} password={form.password} />
        </div>
        <PasswordField {...field('password')} {...newPassword} aria-describedby={rulesId} />
        <PasswordField
          {...field('passwordRepeat')}
          {...newPassword}
          error={errors.passwordRepeat ?? (differs ? errorText('passwordRepeatDontMatch') : undefined)}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
        />
      </div>
      <CustomerForm
        values={form}
        labels={customerTexts.labels}
        salutations={salutationOptions()}
        noSalutation={customerTexts.noSalutation}
        fieldId={idOf}
        errorAt={(name) => errors[name]}
        onChange={registration.change}
      />
    </>
  )
}
