import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { t } from '../messages/passwords.ts'
import { PageCard } from '../ui/page-card.tsx'
import { ChangePassword } from './change-password/form.tsx'

function ChangePasswordPage() {
  return (
    <PageCard title={t.changeTitle} lead={t.changeLead}>
      <ChangePassword />
      <p>
        <Link to={paths.accountData}>{t.toAccountData}</Link>
      </p>
    </PageCard>
  )
}
export { ChangePasswordPage as Component }
