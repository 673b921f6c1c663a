import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { SelectField } from '@delikaterie/shared-ui/select-field'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { repeatDiffers } from '../domain/registration-form.ts'
import { fieldLabels, passwordVisibility } from '../messages/fields.ts'
import { t } from '../messages/registration.ts'
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
  const field = (name: 'password' | 'passwordRepeat' | 'salutation' | 'firstName' | 'lastName') => ({
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
      <div className={css.pair}>
        <div className={css.salutation}>
          <SelectField
            {...field('salutation')}
            autoComplete="honorific-prefix"
            placeholder={t.salutationPlaceholder}
            options={t.salutations}
          />
        </div>
        <TextField {...field('firstName')} autoComplete="given-name" maxLength={100} />
        <TextField {...field('lastName')} autoComplete="family-name" maxLength={100} />
      </div>
    </>
  )
}
