import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { proposalNote } from '@portal/shared-contracts/customer'
import { emailTexts } from '@portal/shared-contracts/email/email-messages'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { EmailField } from '@portal/shared-ui/fields/email-field'
import { Form } from '@portal/shared-ui/forms/form'
import { fieldLabels, sentenceOf } from '../../messages/fields.ts'
import { t } from '../../messages/registration.ts'
import { offerLogin } from '../../stores/portal.ts'
import type { RegistrationStore } from '../../stores/registration.ts'
import * as formCss from '../../ui/form.module.css'
import * as css from './email.module.css'

export type EmailProps = {
  registration: RegistrationStore
  id: string
  /** The register call's error about the address. */
  error: string | undefined
  /** The visitor returned to try another address. */
  takesFocus: boolean
}

/**
 * Step 1: the e-mail address and its check. After step 1 the address is grey, and its button is disabled for the
 * address checked last.
 */
export function Email({ registration, id, error, takesFocus }: EmailProps) {
  const form = useStore(registration.$form)
  const step = useStore(registration.$step)
  const changes = useStore(registration.$nameChanges)
  const check = useStore(registration.$check)
  const checked = step.step === 'form' ? step.checkedEmail : null
  const lastChecked = useStore(registration.$lastChecked)
  const email = form.email.trim()
  const unchanged = checked !== null && email === lastChecked
  const unchangedReason = email === checked ? t.emailUnchanged : t.emailRefused
  const resend = useStore(registration.$resend)
  const checkError = useStore(registration.$emailError)
  const { errors } = failureOf(useStore(registration.$state))
  const hasAccount = [checkError, ...errors].some((error) => error?.code === 'accountExists')

  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (takesFocus || checkError !== null) box.current?.querySelector('input')?.focus()
  }, [takesFocus, checkError])

  return (
    <Form ref={box} className={formCss.compactForm} onSubmit={() => !unchanged && registration.checkEmail()}>
      <div className={css.field}>
        <EmailField
          texts={emailTexts}
          id={id}
          name="email"
          autoComplete="email"
          label={fieldLabels.email}
          hint={checked === null ? t.emailHint : proposalNote(changes, form, 'email')}
          error={checkError === null ? error : sentenceOf({ loginName: form.email })(checkError)}
          value={form.email}
          onChange={(value) => registration.change('email', value)}
          className={email === checked ? css.checked : undefined}
        />
        {checkError?.code === 'accountInactive' && (
          <Button variant="quiet" busy={resend.status === 'sending'} onClick={() => void registration.resend()}>
            {t.resend}
          </Button>
        )}
        {hasAccount && (
          <Button variant="quiet" onClick={() => offerLogin(email)}>
            {t.toLogin}
          </Button>
        )}
      </div>
      <div className={classNames(css.action, checked !== null && css.change, unchanged && css.unchanged)}>
        <Button
          type="submit"
          variant={checked === null ? 'primary' : unchanged ? 'quiet' : 'outline'}
          busy={check.status === 'sending'}
          disabledReason={unchanged ? unchangedReason : undefined}
        >
          {checked === null ? t.emailSubmit : t.emailChange}
        </Button>
      </div>
    </Form>
  )
}
