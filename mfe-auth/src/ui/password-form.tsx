import { Fragment, useId } from 'react'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { fieldErrorText } from '@delikaterie/shared-contracts/messages/errors'
import { failureOf, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { Button } from '@delikaterie/shared-ui/button'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { passwordVisibility } from '../messages/fields.ts'
import { t } from '../messages/passwords.ts'
import { Form } from './form.tsx'
import { PasswordRules } from './password-rules.tsx'

type PasswordName<F> = keyof F & string

export type PasswordFormProps<F> = {
  form: {
    $fields: ReadableAtom<F>
    change: (field: PasswordName<F>, value: string) => void
    submit: () => Promise<unknown>
  }
  state: SubmissionState<void>
  fields: readonly { field: PasswordName<F>; label: string; isOld?: true }[]
  /** The field that the password rule is about. */
  ruled: PasswordName<F>
  /** The account of the passwords, under which a password manager stores the new one; empty if unknown. */
  userName: string
}

/** A form of passwords with the rule of the new one; its errors stand in a summary and at their fields. */
export function PasswordForm<F extends Record<string, string>>({
  form,
  state,
  fields,
  ruled,
  userName,
}: PasswordFormProps<F>) {
  const id = useId()
  const values = useStore(form.$fields)
  const { errors, attempt } = failureOf(state)
  const labelled = fields.map(({ field, label }) => [field, { label, value: '' }] as const)
  const named = new Map<string, { label: string; value: string }>(labelled)
  const isWrongOld = ({ code, input }: FieldError) =>
    code === 'credentialError' && fields.some(({ field, isOld }) => field === input && isOld)
  const texts = errors.map((error) => ({
    input: error.input,
    text: isWrongOld(error) ? t.wrongOldPassword : fieldErrorText(error, (input) => named.get(input)),
  }))
  return (
    <Form onSubmit={form.submit}>
      <ErrorSummary
        title={t.errorTitle}
        attempt={attempt}
        errors={texts.map(({ input, text }) => ({ text, ...(named.has(input) && { fieldId: `${id}-${input}` }) }))}
      />
      {userName !== '' && (
        <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      )}
      {fields.map(({ field, label, isOld }) => (
        <Fragment key={field}>
          {field === ruled && <PasswordRules id={`${id}-rules`} password={values[ruled] ?? ''} />}
          <PasswordField
            id={`${id}-${field}`}
            name={field}
            autoComplete={isOld ? 'current-password' : 'new-password'}
            required
            maxLength={200}
            label={label}
            aria-describedby={field === ruled ? `${id}-rules` : undefined}
            error={texts.find(({ input }) => input === field)?.text}
            value={values[field]}
            onChange={(event) => form.change(field, event.target.value)}
            {...passwordVisibility}
          />
        </Fragment>
      ))}
      <div>
        <Button type="submit" busy={state.status === 'sending'}>
          {t.save}
        </Button>
      </div>
    </Form>
  )
}
