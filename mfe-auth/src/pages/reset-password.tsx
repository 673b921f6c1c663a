import { useState, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { errorText } from '@portal/shared-contracts/messages/errors'
import { Link, useNavigation } from '@portal/shared-contracts/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { buttonClass } from '@portal/shared-ui/button'
import { ResultNotice } from '@portal/shared-ui/result-notice'
import { linkParameters } from '../domain/link-parameters.ts'
import { t } from '../messages/passwords.ts'
import { passwordResetForm } from '../stores/portal.ts'
import { PageCard } from '../ui/page-card.tsx'
import { PasswordForm } from '../ui/password-form.tsx'

/** The page of the link in the reset e-mail: sets a new password. */
function ResetPasswordPage() {
  const { search } = useNavigation()
  const [reset] = useState(() => passwordResetForm(search))
  const state = useStore(reset.$state)
  // Links that name the account do so as those of the opt-in.
  const userName = linkParameters(search, ['EMail'])?.EMail ?? ''
  switch (state.status) {
    case 'succeeded':
      return (
        <PageCard title={t.resetDonePageTitle}>
          <ResultNotice tone="success" title={t.resetDoneTitle} action={<Next to="/#anmelden">{t.login}</Next>}>
            {t.resetDone}
          </ResultNotice>
        </PageCard>
      )
    case 'linkInvalid':
      return (
        <PageCard title={t.resetTitle}>
          <ResultNotice
            tone="error"
            title={t.resetFailed}
            action={<Next to={paths.forgottenPassword}>{t.newLink}</Next>}
          >
            {errorText('linkInvalid')}
          </ResultNotice>
        </PageCard>
      )
    case 'ready':
    case 'sending':
    case 'failed':
      return (
        <PageCard title={t.resetTitle} lead={t.resetLead}>
          <PasswordForm form={reset} state={state} userName={userName} />
        </PageCard>
      )
  }
}
export { ResetPasswordPage as Component }

const Next = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonClass()}>
    {children}
  </Link>
)
