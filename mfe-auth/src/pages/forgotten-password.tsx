import { useId, useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { Button, buttonClass } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { failureText } from '../messages/fields.ts'
import { t } from '../messages/passwords.ts'
import { createPortalPasswordRequest, type PasswordRequestModel } from '../stores/password-request.ts'
import * as css from '../ui/form.module.css'
import { PageCard } from '../ui/page-card.tsx'

/** Asks for the e-mail with which a forgotten password is replaced (spec §2, Password screens). */
export function ForgottenPasswordPage() {
  const [request] = useState(createPortalPasswordRequest)
  const state = useStore(request.$state)
  return (
    <PageCard title={t.requestTitle} lead={t.requestLead}>
      {state.status === 'sent' ? (
        <FocusedNotice
          tone="success"
          title={t.requestedTitle}
          occasion={state}
          action={
            <Link to="/#anmelden" className={buttonClass('outline')}>
              {t.toLogin}
            </Link>
          }
        >
          {t.requested(state.email)}
        </FocusedNotice>
      ) : (
        <RequestForm request={request} />
      )}
    </PageCard>
  )
}

function RequestForm({ request }: { request: PasswordRequestModel }) {
  const id = useId()
  const email = useStore(request.$email)
  const state = useStore(request.$state)

  function submit(event: FormEvent) {
    event.preventDefault()
    void request.submit()
  }

  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      {state.status === 'failed' && (
        <FocusedNotice tone="error" title={t.requestFailed} occasion={state}>
          {failureText(state.failure)}
        </FocusedNotice>
      )}
      <TextField
        id={id}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        label={t.email}
        value={email}
        onChange={(event) => request.$email.set(event.target.value)}
      />
      <div className={css.actions}>
        <Link to="/#anmelden" className={css.quietLink}>
          {t.toLogin}
        </Link>
        <Button type="submit" busy={state.status === 'sending'}>
          {t.request}
        </Button>
      </div>
    </form>
  )
}
