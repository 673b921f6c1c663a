import { $countries } from '@delikaterie/shared-contracts/countries'
import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { $userData } from '@delikaterie/shared-contracts/session'
import { Card } from '@delikaterie/shared-ui/card'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { PagePart, PageParts } from '@delikaterie/shared-ui/page-parts'
import { useStore } from '@nanostores/react'
import { t } from '../messages/account-data.ts'
import * as css from './account-data.module.css'
import { Newsletter } from './newsletter.tsx'

/** The member's data, read only, and the newsletter. */
function AccountDataPage() {
  return (
    <>
      <PageHero compact title={t.title} lead={t.lead} />
      <PageParts>
        <PagePart>
          <h2>{t.personal}</h2>
          <PersonalData />
          <p className={css.hint}>
            {t.change} <a href={`mailto:${t.email}`}>{t.email}</a>
          </p>
          <p>
            <Link to={paths.changePassword}>{t.changePassword}</Link>
          </p>
        </PagePart>
        <PagePart>
          <h2 id="newsletter" tabIndex={-1}>
            {t.newsletter}
          </h2>
          <Newsletter />
        </PagePart>
      </PageParts>
    </>
  )
}
export { AccountDataPage as Component }

function PersonalData() {
  const user = useStore($userData)
  const countries = useStore($countries)
  return (
    user && (
      <Card className={css.data}>
        <DataList rows={t.rows(user, countries)} />
      </Card>
    )
  )
}
