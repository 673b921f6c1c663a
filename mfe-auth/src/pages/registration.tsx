import { useId, useState } from 'react'
import { useStore } from '@nanostores/react'
import { useNavigate } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { FocusedHeading } from '@portal/shared-ui/text/focused-heading'
import { Notice } from '@portal/shared-ui/notices/notice'
import { Stack } from '@portal/shared-ui/layout/section'
import { Steps } from '@portal/shared-ui/forms/steps'
import { typeset } from '@portal/shared-ui/text/typeset'
import { missingInput } from '../domain/registration-form.ts'
import { sentenceOf } from '../messages/fields.ts'
import { t } from '../messages/registration.ts'
import { loginForm, registrationForm } from '../stores/portal.ts'
import type { RegistrationStore } from '../stores/registration.ts'
import { LoginForm } from '../ui/login-form.tsx'
import * as css from './registration.module.css'
import { Details } from './registration/details.tsx'
import { Email } from './registration/email.tsx'
import { shownErrors } from './registration/errors.ts'

/** The registration section of the landing page. */
function Registration() {
  const [registration] = useState(registrationForm)
  const [returned, setReturned] = useState(false)
  const step = useStore(registration.$step)

  function startOver() {
    registration.chooseOtherEmail()
    setReturned(true)
  }

  switch (step.step) {
    case 'email':
    case 'form':
      return <Forms registration={registration} returned={returned} />
    case 'confirm':
      return (
        <Stack className={css.parts}>
          <Progress current={2} />
          <Confirm registration={registration} email={step.email} again={step.again} onOtherEmail={startOver} />
        </Stack>
      )
    case 'shopAccount':
      return <ShopAccount key={step.email} email={step.email} onOtherEmail={startOver} />
  }
}
export { Registration as Component }

const Progress = ({ current }: { current: number }) => (
  <Steps label={t.progress} steps={t.steps} current={current} doneLabel={t.stepDone} />
)

/** Steps 1 and 2; the e-mail field stays mounted when the form appears below it. */
function Forms({ registration, returned }: { registration: RegistrationStore; returned: boolean }) {
  const id = useId()
  const idOf = (field: string): string => `${id}-${field}`
  const form = useStore(registration.$form)
  const step = useStore(registration.$step)
  const state = useStore(registration.$state)
  const checkedEmail = step.step === 'form' ? step.checkedEmail : null
  const errors = shownErrors(state, missingInput(form, checkedEmail ?? ''), form)
  return (
    <Stack className={checkedEmail === null ? undefined : css.parts}>
      {checkedEmail !== null && <Progress current={1} />}
      <Email registration={registration} id={idOf('email')} error={errors.fields.email} takesFocus={returned} />
      {checkedEmail !== null && (
        <Stack>
          <FocusedHeading>{t.formTitle}</FocusedHeading>
          <Details registration={registration} checkedEmail={checkedEmail} idOf={idOf} errors={errors} />
        </Stack>
      )}
    </Stack>
  )
}

type ConfirmProps = { registration: RegistrationStore; email: string; again: boolean; onOtherEmail: () => void }

/** Step 3: the account exists and the member has to open the link in the e-mail. */
function Confirm({ registration, email, again, onOtherEmail }: ConfirmProps) {
  const resend = useStore(registration.$resend)
  return (
    <Stack>
      <FocusedHeading>{t.confirmTitle}</FocusedHeading>
      <p className={css.text}>{typeset(t.confirm(email))}</p>
      <p className={css.help}>{t.confirmHelp}</p>
      {again && <Notice tone="success">{t.confirmAgain}</Notice>}
      <FailureNotice
        title={t.resendFailed}
        error={failureOf(resend).errors[0]}
        textOf={sentenceOf({ loginName: email })}
      />
      <div className={css.actions}>
        <Button variant="outline" busy={resend.status === 'sending'} onClick={() => void registration.resend()}>
          {t.confirmResend}
        </Button>
        <Button variant="quiet" onClick={onOtherEmail}>
          {t.otherEmail}
        </Button>
      </div>
    </Stack>
  )
}

/** Step 4: the address belongs to an online-shop account, whose password is needed to join the programme. */
function ShopAccount({ email, onOtherEmail }: Pick<ConfirmProps, 'email' | 'onOtherEmail'>) {
  const navigate = useNavigate()
  const [login] = useState(() => loginForm({ shopLanding: () => navigate(paths.shopLanding) }, email))
  const afterAt = email.indexOf('@') + 1
  return (
    <Stack>
      <FocusedHeading>
        <span translate="no">
          <span>{email.slice(0, afterAt)}</span>
          {/* On a phone a long address breaks here instead of inside a word. */}
          <wbr />
          <span>{email.slice(afterAt)}</span>
        </span>{' '}
        {t.shopTitle}
      </FocusedHeading>
      <p className={css.text}>{typeset(t.shop)}</p>
      <LoginForm login={login} embedded />
      <p className={css.text}>{typeset(t.shopOther)}</p>
      <div>
        <Button variant="quiet" onClick={onOtherEmail}>
          {t.otherEmail}
        </Button>
      </div>
    </Stack>
  )
}
