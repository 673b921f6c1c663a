import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { customerTexts, proposalNote, salutationOptions } from '@delikaterie/shared-contracts/customer'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { CustomerForm } from '@delikaterie/shared-ui/customer-form'
import { repeatDiffers } from '../domain/registration-form.ts'
import { fieldLabels } from '../messages/fields.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { FieldTexts } from './registration-errors.ts'

type Props = { registration: RegistrationModel; idOf: (field: string) => string; errors: FieldTexts }

/** Password, repeated password and name. */
export function RegistrationFields({ registration, idOf, errors }: Props) {
  const form = useStore(registration.$form)
  const changes = useStore(registration.$nameChanges)
  const [left, setLeft] = useState(false)
  // While the visitor types, no error is shown for the beginning of the right password.
  const differs = repeatDiffers(form) && (left || !form.password.startsWith(form.passwordRepeat))
  const field = (name: 'password' | 'passwordRepeat') => ({
    id: idOf(name),
    name,
    mark: '*',
    label: fieldLabels[name],
    error: errors[name],
    value: form[name],
    onChange: (event: { target: { value: string } }) => registration.change(name, event.target.value),
  })
  return (
    <>
      <NewPasswordFields
        password={field('password')}
        repeat={{
          ...field('passwordRepeat'),
          error: errors.passwordRepeat ?? (differs ? errorText('passwordRepeatDontMatch') : undefined),
          onFocus: () => setLeft(false),
          onBlur: () => setLeft(true),
        }}
      />
      <CustomerForm
        values={form}
        labels={customerTexts.labels}
        salutations={salutationOptions()}
        noSalutation={customerTexts.noSalutation}
        fieldId={idOf}
        errorAt={(name) => errors[name]}
        noteAt={(name) => proposalNote(changes, form, name)}
        marked
        onChange={registration.change}
      />
    </>
  )
}
