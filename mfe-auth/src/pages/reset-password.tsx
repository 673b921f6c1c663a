import { useState } from 'react'
import { useStore } from '@nanostores/react'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { Link, useNavigation } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { ResultNotice } from '@delikaterie/shared-ui/result-notice'
import { linkParameters } from '../domain/link-parameters.ts'
import { fieldLabels } from '../messages/fields.ts'
import { t } from '../messages/passwords.ts'
import { passwordResetForm } from '../stores/portal.ts'
import { PageCard } from '../ui/page-card.tsx'
import { PasswordForm } from '../ui/password-form.tsx'

const fields = {
  password: { field: 'password', label: fieldLabels.newPassword },
  repeat: { field: 'passwordConf', label: fieldLabels.newPasswordConf },
} as const

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
        <Outcome
          page={t.resetDonePageTitle}
          tone="success"
          title={t.resetDoneTitle}
          text={t.resetDone}
          to="/#anmelden"
          link={t.login}
        />
      )
    case 'linkInvalid':
      return (
        <Outcome
          page={t.resetTitle}
          tone="error"
          title={t.resetFailed}
          text={errorText('linkInvalid')}
          to={paths.forgottenPassword}
          link={t.newLink}
        />
      )
    case 'ready':
    case 'sending':
    case 'failed':
      return (
        <PageCard title={t.resetTitle} lead={t.resetLead}>
          <PasswordForm form={reset} state={state} fields={fields} userName={userName} />
        </PageCard>
      )
  }
}
export { ResetPasswordPage as Component }

type OutcomeProps = { page: string; tone: 'success' | 'error'; title: string; text: string; to: string; link: string }

const Outcome = ({ page, tone, title, text, to, link }: OutcomeProps) => (
  <PageCard title={page}>
    <ResultNotice
      tone={tone}
      title={title}
      occasion={title}
      action={
        <Link to={to} className={buttonClass()}>
          {link}
        </Link>
      }
    >
      {text}
    </ResultNotice>
  </PageCard>
)
