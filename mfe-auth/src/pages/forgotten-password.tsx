import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { Link, usePageTitle } from '@portal/page-library/navigation/navigation'
import { emailTexts } from '@portal/shared-contracts/email/email-messages'
import { failureOf } from '@portal/page-library/stores'
import { Button } from '@portal/shared-ui/buttons/button'
import { EmailField } from '@portal/shared-ui/fields/email-field'
import { FailureNotice } from '@portal/shared-ui/notices/failure-notice'
import { Form } from '@portal/shared-ui/forms/form'
import { ResultNotice } from '@portal/shared-ui/notices/result-notice'
import { typeset } from '@portal/shared-ui/text/typeset'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { sentenceOf } from '../messages/fields.ts'
import { t } from '../messages/passwords.ts'
import type { PasswordRequestStore } from '../stores/passwords.ts'
import { passwordRequestForm } from '../stores/portal.ts'
import * as css from '../ui/form.module.css'
import { PageCard } from '../ui/page-card.tsx'

/** Requests the e-mail with the link for a new password. */
function ForgottenPasswordPage() {
  const [request] = useState(passwordRequestForm)
  const state = useStore(request.$state)
  const [returned, setReturned] = useState(false)
  usePageTitle(state.status === 'succeeded' ? t.requestedPageTitle : null)
  if (state.status !== 'succeeded') {
    return (
      <PageCard title={t.requestTitle} lead={t.requestLead}>
        <RequestForm request={request} takesFocus={returned} />
      </PageCard>
    )
  }
  const changeEmail = () => {
    setReturned(true)
    request.reset()
  }
  const actions = (
    <div className={css.buttons}>
      <ButtonLink to="/#anmelden" variant="outline">
        {t.toLogin}
      </ButtonLink>
      <Button variant="quiet" onClick={changeEmail}>
        {t.otherEmail}
      </Button>
    </div>
  )
  return (
    <PageCard title={t.requestedPageTitle}>
      <ResultNotice tone="success" title={t.requestedTitle} occasion={state} action={actions}>
        {typeset(t.requested(state.result))}
      </ResultNotice>
    </PageCard>
  )
}
export { ForgottenPasswordPage as Component }

type RequestFormProps = {
  request: PasswordRequestStore
  /** The visitor returned to change the address. */
  takesFocus: boolean
}

function RequestForm({ request, takesFocus }: RequestFormProps) {
  const id = useId()
  const email = useStore(request.$email)
  const state = useStore(request.$state)
  const [error] = failureOf(state).errors
  const textOf = sentenceOf({ email })
  const fieldError = error?.input ? error : null
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (fieldError) form.current?.querySelector('input')?.focus()
  }, [fieldError])
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <Form ref={form} className={css.form} onSubmit={request.submit}>
      <FailureNotice title={t.requestFailed} error={fieldError ? null : error} textOf={textOf} />
      <EmailField
        texts={emailTexts}
        id={id}
        name="email"
        autoComplete="username"
        enterKeyHint="send"
        required
        label={t.email}
        error={fieldError ? textOf(fieldError) : undefined}
        value={email}
        onChange={request.$email.set}
      />
      <div className={css.actions}>
        <Button type="submit" busy={state.status === 'sending'}>
          {t.request}
        </Button>
        <Link to="/#anmelden" className={css.quietLink}>
          {t.toLogin}
        </Link>
      </div>
    </Form>
  )
}
