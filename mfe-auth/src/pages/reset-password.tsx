import * as paths from '@delikaterie/shared-contracts/paths'
import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { Link, useNavigation } from '@delikaterie/shared-contracts/navigation'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { FocusedNotice } from '@delikaterie/shared-ui/focused-notice'
import { t } from '../messages/passwords.ts'
import { createPortalPasswordReset } from '../stores/password-reset.ts'
import { PageCard } from '../ui/page-card.tsx'
import { NewPasswordForm } from '../ui/new-password-form.tsx'

/** Sets a new password from the link in the e-mail (spec §2, Password screens). */
export function ResetPasswordPage() {
  const { search } = useNavigation()
  const [reset] = useState(() => createPortalPasswordReset(search))
  const state = useStore(reset.$state)
  switch (state.status) {
    case 'done':
      return (
        <PageCard title={t.resetTitle}>
          <FocusedNotice
            tone="success"
            title={t.resetDoneTitle}
            occasion={state}
            action={
              <Link to="/#anmelden" className={buttonClass('primary')}>
                {t.login}
              </Link>
            }
          >
            {t.resetDone}
          </FocusedNotice>
        </PageCard>
      )
    case 'linkInvalid':
      return (
        <PageCard title={t.resetTitle}>
          <FocusedNotice
            tone="error"
            title={t.resetFailed}
            occasion={state}
            action={
              <Link to={paths.forgottenPassword} className={buttonClass('primary')}>
                {t.newLink}
              </Link>
            }
          >
            {errorText('linkInvalid')}
          </FocusedNotice>
        </PageCard>
      )
    case 'ready':
    case 'sending':
    case 'failed':
      return (
        <PageCard title={t.resetTitle} lead={t.resetLead}>
          <NewPasswordForm reset={reset} />
        </PageCard>
      )
  }
}
