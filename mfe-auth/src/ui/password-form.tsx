import { useId } from 'react'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { fieldErrorText } from '@delikaterie/shared-contracts/messages/errors'
import { failureOf, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { Form } from '@delikaterie/shared-ui/form'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { StepActions } from '@delikaterie/shared-ui/step'
import { passwordVisibility } from '../messages/fields.ts'
import { t } from '../messages/passwords.ts'
import * as css from './form.module.css'
import { NewPasswordFields } from './new-password.tsx'

type PasswordName<F> = keyof F & string
type Labelled<F> = { field: PasswordName<F>; label: string }

export type PasswordFormProps<F> = {
  form: {
    $fields: ReadableAtom<F>
    change: (field: PasswordName<F>, value: string) => void
    submit: () => Promise<unknown>
  }
  state: SubmissionState<void>
  fields: { old?: Labelled<F>; password: Labelled<F>; repeat: Labelled<F> }
  /** The account of the passwords, under which a password manager stores the new one; empty if unknown. */
  userName: string
  /** With this there is a button to cancel; left out where the form is all a page shows. */
  onCancel?: () => void
}

/** A form of passwords with the rule of the new one; its errors stand in a summary and at their fields. */
export function PasswordForm<F extends Record<string, string>>({
  form,
  state,
  fields,
  userName,
  onCancel,
}: PasswordFormProps<F>) {
  const id = useId()
  const values = useStore(form.$fields)
  const { errors, attempt } = failureOf(state)
  const { old, password, repeat } = fields
  const labelled = Object.values(fields).map(({ field, label }) => [field, { label, value: '' }] as const)
  const named = new Map<string, { label: string; value: string }>(labelled)
  const isWrongOld = ({ code, input }: FieldError) => code === 'credentialError' && input === old?.field
  const texts = errors.map((error) => ({
    input: error.input,
    text: isWrongOld(error) ? t.wrongOldPassword : fieldErrorText(error, (input) => named.get(input)),
  }))
  const controlOf = ({ field, label }: Labelled<F>) => ({
    id: `${id}-${field}`,
    name: field,
    label,
    value: values[field] ?? '',
    error: texts.find(({ input }) => input === field)?.text,
    onChange: (event: { target: { value: string } }) => form.change(field, event.target.value),
  })
  return (
    <Form className={css.form} onSubmit={form.submit}>
      <ErrorSummary
        title={t.errorTitle}
        attempt={attempt}
        errors={texts.map(({ input, text }) => ({ text, ...(named.has(input) && { fieldId: `${id}-${input}` }) }))}
      />
      {userName !== '' && (
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      )}
      {old && (
        <PasswordField
          {...controlOf(old)}
          {...passwordVisibility}
          autoComplete="current-password"
          required
          maxLength={200}
        />
      )}
      <NewPasswordFields password={controlOf(password)} repeat={controlOf(repeat)} />
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
