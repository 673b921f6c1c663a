import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { PagePart } from '@delikaterie/shared-ui/page-parts'
import { t } from '../messages/password.ts'

/** The way to change the password. */
export function Password() {
  return (
    <PagePart>
      <h2>{t.title}</h2>
      <p>
        <Link to={paths.changePassword}>{t.change}</Link>
      </p>
    </PagePart>
  )
}
