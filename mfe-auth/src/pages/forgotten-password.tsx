import { useId, useState, type FormEvent } from 'react'
import { useStore } from '@nanostores/react'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { Button, buttonClass } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { fieldErrorText } from '../messages/fields.ts'
import { t } from '../messages/passwords.ts'
import { firstErrorOf } from '../stores/first-error.ts'
import type { PasswordRequestModel } from '../stores/password-request.ts'
import { portalPasswordRequest } from '../stores/pages-portal.ts'
import * as css from '../ui/form.module.css'
import { PageCard } from '../ui/page-card.tsx'

/** Requests the e-mail with the link for a new password. */
function ForgottenPasswordPage() {
  const [request] = useState(portalPasswordRequest)
  const state = useStore(request.$state)
  return (
    <PageCard title={t.requestTitle} lead={t.requestLead}>
      {state.status === 'succeeded' ? (
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
          {t.requested(state.result)}
        </FocusedNotice>
      ) : (
        <RequestForm request={request} />
      )}
    </PageCard>
  )
}
export { ForgottenPasswordPage as Component }

function RequestForm({ request }: { request: PasswordRequestModel }) {
  const id = useId()
  const email = useStore(request.$email)
  const state = useStore(request.$state)
  const error = firstErrorOf(state)

  function submit(event: FormEvent) {
    event.preventDefault()
    void request.submit()
  }

  return (
    <form method="post" noValidate className={css.form} onSubmit={submit}>
      {error !== null && (
        <FocusedNotice tone="error" title={t.requestFailed} occasion={error}>
          {fieldErrorText(error)}
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
