import * as paths from '@delikaterie/shared-contracts/paths'
import { t } from '../messages/passwords.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { Component as ChangePassword } from '../ui/change-password.tsx'
import { PageCard } from '../ui/page-card.tsx'

/** The page on which a member changes the password. */
function ChangePasswordPage() {
  return (
    <PageCard title={t.changeTitle} lead={t.changeLead}>
      <ChangePassword />
      <div>
        <ButtonLink to={paths.accountData} variant="quiet">
          {t.toAccountData}
        </ButtonLink>
      </div>
    </PageCard>
  )
}
export { ChangePasswordPage as Component }
