import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { SelectField } from '@delikaterie/shared-ui/select-field'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { repeatDiffers } from '../domain/registration-form.ts'
import { fieldLabels, passwordVisibility } from '../messages/fields.ts'
import { passwordHint } from '../messages/password-hint.ts'
import { t } from '../messages/registration.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import type { FieldTexts } from './registration-errors.ts'
import * as css from './registration-fields.module.css'

type Props = { registration: RegistrationModel; idOf: (field: string) => string; errors: FieldTexts }

/** Password, repeated password and name. */
export function RegistrationFields(props: Props) {
  return (
    <>
      <Passwords {...props} />
      <Names {...props} />
    </>
  )
}

function Passwords({ registration, idOf, errors }: Props) {
  const form = useStore(registration.$form)
  const [left, setLeft] = useState(false)
  // While the visitor types, no error is shown for the beginning of the right password.
  const differs = repeatDiffers(form) && (left || !form.password.startsWith(form.passwordRepeat))
  const hintId = idOf('password-rule')
  return (
    <div className={css.pair}>
      {/* Above both fields, which keeps them aligned side by side. */}
      <p id={hintId} className={css.hint}>
        {passwordHint(form.password)}
      </p>
      <PasswordField
        id={idOf('password')}
        name="password"
        autoComplete="new-password"
        required
        mark="*"
        maxLength={200}
        label={fieldLabels.password}
        aria-describedby={hintId}
        error={errors.password}
        value={form.password}
        onChange={(event) => registration.change('password', event.target.value)}
        {...passwordVisibility}
      />
      <PasswordField
        id={idOf('passwordRepeat')}
        name="passwordRepeat"
        autoComplete="new-password"
        required
        mark="*"
        maxLength={200}
        label={fieldLabels.passwordRepeat}
        error={errors.passwordRepeat ?? (differs ? errorText('passwordRepeatDontMatch') : undefined)}
        value={form.passwordRepeat}
        onChange={(event) => registration.change('passwordRepeat', event.target.value)}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        {...passwordVisibility}
      />
    </div>
  )
}

const names = [
  { field: 'firstName', autoComplete: 'given-name' },
  { field: 'lastName', autoComplete: 'family-name' },
] as const

function Names({ registration, idOf, errors }: Props) {
  const form = useStore(registration.$form)
  return (
    <div className={css.pair}>
      <div className={css.salutation}>
        <SelectField
          id={idOf('salutation')}
          name="salutation"
          autoComplete="honorific-prefix"
          required
          mark="*"
          label={fieldLabels.salutation}
          placeholder={t.salutationPlaceholder}
          options={t.salutations}
          error={errors.salutation}
          value={form.salutation}
          onChange={(event) => registration.change('salutation', event.target.value)}
        />
      </div>
      {names.map(({ field, autoComplete }) => (
        <TextField
          key={field}
          id={idOf(field)}
          name={field}
          autoComplete={autoComplete}
          required
          mark="*"
          maxLength={100}
          label={fieldLabels[field]}
          error={errors[field]}
          value={form[field]}
          onChange={(event) => registration.change(field, event.target.value)}
        />
      ))}
    </div>
  )
}
