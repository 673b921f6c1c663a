import { useEffect, useRef, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { Button } from '@delikaterie/shared-ui/button'
import { failureText, fieldLabels } from '../messages/fields.ts'
import { t } from '../messages/registration.ts'
import type { RegistrationModel } from '../stores/registration.ts'
import { EmailField } from './email-field.tsx'
import * as css from './registration-email.module.css'

export type RegistrationEmailProps = {
  registration: RegistrationModel
  id: string
  /** What the registration itself had against the address. */
  error: string | undefined
  /** Someone came back to try another address. */
  takesFocus: boolean
}

/**
 * The e-mail address and its check (spec §4 step 1). Once checked it stands back in grey, and
 * its button waits for another address.
 */
export function RegistrationEmail({ registration, id, error, takesFocus }: RegistrationEmailProps) {
  const form = useStore(registration.$form)
  const step = useStore(registration.$step)
  const check = useStore(registration.$check)
  const checked = step.step === 'form' ? step.checkedEmail : null
  const unchanged = checked !== null && form.email.trim() === checked
  const failure = check.status === 'refused' || check.status === 'resending' ? check.failure : null

  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector('input')?.focus()
  }, [takesFocus])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!unchanged) void registration.checkEmail()
  }

  return (
    <form ref={box} method="post" noValidate className={css.form} onSubmit={submit}>
      <div className={css.field}>
        <EmailField
          id={id}
          label={fieldLabels.email}
          mark="*"
          hint={checked === null ? t.emailHint : undefined}
          error={failure === null ? error : failureText(failure)}
          value={form.email}
          onChange={(value) => registration.change('email', value)}
          className={unchanged ? css.checked : undefined}
        />
        {failure?.code === 'accountInactive' && (
          <Button variant="quiet" busy={check.status === 'resending'} onClick={() => void registration.resend()}>
            {t.resend}
          </Button>
        )}
      </div>
      <div className={css.action}>
        <Button
          type="submit"
          variant={checked === null ? 'primary' : 'outline'}
          busy={check.status === 'checking'}
          disabledReason={unchanged ? t.emailUnchanged : undefined}
        >
          {checked === null ? t.emailSubmit : t.emailChange}
        </Button>
      </div>
    </form>
  )
}
