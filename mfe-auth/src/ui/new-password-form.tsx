import { useId } from 'react'
import { useStore } from '@nanostores/react'
import { Button } from '@delikaterie/shared-ui/button'
import { ErrorSummary } from '@delikaterie/shared-ui/error-summary'
import { PasswordField } from '@delikaterie/shared-ui/password-field'
import { sentenceOf, passwordVisibility } from '../messages/fields.ts'
import { passwordHint } from '../messages/password-hint.ts'
import { t } from '../messages/passwords.ts'
import type { NewPassword, PasswordResetModel, PasswordResetState } from '../stores/password-reset.ts'
import { Form } from './form.tsx'

const fields = [
  { field: 'password', label: t.newPassword },
  { field: 'passwordConf', label: t.newPasswordConf },
] as const satisfies readonly { field: keyof NewPassword; label: string }[]

/** The form with the new password and its confirmation. */
export function NewPasswordForm({ reset }: { reset: PasswordResetModel }) {
  const id = useId()
  const values = useStore(reset.$fields)
  const state = useStore(reset.$state)
  const errors = errorsOf(state)
  return (
    <Form onSubmit={reset.submit}>
      <ErrorSummary
        title={t.errorTitle}
        attempt={state.status === 'failed' ? state.attempt : 0}
        errors={errors.map(({ input, text }) => ({ text, ...(isField(input) && { fieldId: `${id}-${input}` }) }))}
      />
      {fields.map(({ field, label }) => (
        <PasswordField
          key={field}
          id={`${id}-${field}`}
          name={field}
          autoComplete="new-password"
          required
          maxLength={200}
          label={label}
          hint={field === 'password' ? passwordHint(values.password) : undefined}
          error={errors.find(({ input }) => input === field)?.text}
          value={values[field]}
          onChange={(event) => reset.change({ [field]: event.target.value })}
          {...passwordVisibility}
        />
      ))}
      <div>
        <Button type="submit" busy={state.status === 'sending'}>
          {t.reset}
        </Button>
      </div>
    </Form>
  )
}

const isField = (input: string): boolean => fields.some(({ field }) => field === input)

const errorsOf = (state: PasswordResetState): { input: string; text: string }[] =>
  state.status === 'failed' ? state.errors.map((error) => ({ input: error.input, text: sentenceOf()(error) })) : []
