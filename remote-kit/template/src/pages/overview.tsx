import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PagePart, PageParts } from '@portal/shared-ui/layout/page-parts'
import { useStore } from '@nanostores/react'
import { heroes } from '../messages/heroes.ts'
import { t } from '../messages/overview.ts'
import { $greeting } from '../stores/portal.ts'
import * as css from './overview.module.css'

/** The page of this remote. */
function OverviewPage() {
  const greeting = useStore($greeting)
  return (
    <>
      <PageHero compact {...heroOf('/beispiel', heroes.overview)} />
      <PageParts>
        <PagePart>
          <h2>{t.heading}</h2>
          <p className={css.greeting}>{t.greeting(greeting)}</p>
        </PagePart>
      </PageParts>
    </>
  )
}
export { OverviewPage as Component }
