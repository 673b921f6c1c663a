import { useId } from 'react'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { fieldErrorText } from '@portal/shared-contracts/errors/error-messages'
import { failureOf, type SubmissionState } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { ErrorSummary } from '@portal/shared-ui/forms/error-summary'
import { Form } from '@portal/shared-ui/forms/form'
import { PasswordField } from '@portal/shared-ui/fields/password-field'
import { StepActions } from '@portal/shared-ui/forms/step'
import { passwordVisibility } from '../messages/fields.ts'
import { t } from '../messages/passwords.ts'
import type { PasswordNames } from '../stores/passwords.ts'
import * as css from './form.module.css'
import { NewPasswordFields } from './new-password.tsx'

export type PasswordFormProps<F> = {
  form: {
    names: PasswordNames<keyof F & string>
    $fields: ReadableAtom<F>
    change: (field: keyof F & string, value: string) => void
    submit: () => Promise<unknown>
  }
  state: SubmissionState<void>
  /** The account of the passwords, under which a password manager stores the new one; empty if unknown. */
  userName: string
  /** With this there is a button to cancel; left out where the form is all a page shows. */
  onCancel?: (() => void) | undefined
}

/** A form of passwords with the rule of the new one; its errors stand in a summary and at their fields. */
export function PasswordForm<F extends Record<string, string>>({
  form: { names, ...form },
  state,
  userName,
  onCancel,
}: PasswordFormProps<F>) {
  const id = useId()
  const values = useStore(form.$fields)
  const { errors, attempt } = failureOf(state)
  const texts = errors.map((error) => ({ input: error.input, text: textOf(error, names) }))
  const control = (field: keyof F & string, label: string) => ({
    id: `${id}-${field}`,
    name: field,
    label,
    value: values[field] ?? '',
    error: texts.find(({ input }) => input === field)?.text,
    onChange: (event: { target: { value: string } }) => form.change(field, event.target.value),
  })
  const current = { ...passwordVisibility, autoComplete: 'current-password', required: true }
  return (
    <Form className={css.form} onSubmit={form.submit}>
      <ErrorSummary
        title={t.errorTitle}
        attempt={attempt}
        errors={texts.map(({ input, text }) => ({ text, ...(input in values && { fieldId: `${id}-${input}` }) }))}
      />
      {userName !== '' && (
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      )}
      {names.old && <PasswordField {...control(names.old, t.labels.old)} {...current} />}
      <NewPasswordFields
        password={control(names.password, t.labels.password)}
        repeat={control(names.confirmation, t.labels.confirmation)}
      />
      <StepActions>
        <Button type="submit" busy={state.status === 'sending'}>
          {t.save}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </StepActions>
    </Form>
  )
}

function textOf(error: FieldError, { old, password, confirmation }: PasswordNames<string>): string {
  const labels = {
    ...(old !== undefined && { [old]: t.labels.old }),
    [password]: t.labels.password,
    [confirmation]: t.labels.confirmation,
  }
  return fieldErrorText(error, labels)
}
