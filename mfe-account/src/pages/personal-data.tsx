import { $countries } from '@delikaterie/shared-contracts/countries'
import { $userData } from '@delikaterie/shared-contracts/session'
import { Card } from '@delikaterie/shared-ui/card'
import { DataList } from '@delikaterie/shared-ui/data-list'
import { PagePart } from '@delikaterie/shared-ui/page-parts'
import { useStore } from '@nanostores/react'
import { t } from '../messages/personal-data.ts'
import * as css from './account-data.module.css'

/** The member's data, read only. */
export function PersonalData() {
  const user = useStore($userData)
  const countries = useStore($countries)
  return (
    <PagePart>
      <h2>{t.title}</h2>
      {user && (
        <Card className={css.data}>
          <DataList rows={t.rows(user, countries)} />
        </Card>
      )}
      <p className={css.hint}>
        {t.change} <a href={`mailto:${t.email}`}>{t.email}</a>
      </p>
    </PagePart>
  )
}
