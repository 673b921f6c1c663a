import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { useNavigation, usePageTitle } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { ResultNotice } from '@portal/shared-ui/notices/result-notice'
import { ButtonLink } from '@portal/page-library/navigation/links'
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
  usePageTitle(state.status === 'succeeded' ? t.resetDonePageTitle : null)
  // Links that name the account do so as those of the opt-in.
  const userName = linkParameters(search, ['EMail'])?.EMail ?? ''
  if (state.status === 'succeeded') {
    return (
      <PageCard title={t.resetDonePageTitle}>
        <ResultNotice
          tone="success"
          title={t.resetDoneTitle}
          action={<ButtonLink to="/#anmelden">{t.login}</ButtonLink>}
        >
          {t.resetDone}
        </ResultNotice>
      </PageCard>
    )
  }
  if (state.status === 'linkInvalid') {
    const toNewLink = <ButtonLink to={paths.forgottenPassword}>{t.newLink}</ButtonLink>
    return (
      <PageCard title={t.resetTitle}>
        <ResultNotice tone="error" title={t.resetFailed} action={toNewLink}>
          {errorText('linkInvalid')}
        </ResultNotice>
      </PageCard>
    )
  }
  return (
    <PageCard title={t.resetTitle} lead={t.resetLead}>
      <PasswordForm form={reset} state={state} userName={userName} />
    </PageCard>
  )
}
export { ResetPasswordPage as Component }
