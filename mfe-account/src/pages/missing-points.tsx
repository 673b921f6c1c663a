import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import { Link } from '@portal/page-library/navigation/navigation'
import { brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '@portal/shared-contracts/paths'
import { HelpPanel } from '@portal/shared-ui/cards/help-panel'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PagePart } from '@portal/shared-ui/layout/page-parts'
import { PartsWithAside } from '@portal/shared-ui/layout/parts-with-aside'
import { typeset } from '@portal/shared-ui/text/typeset'
import { useEffect, useState } from 'react'
import { heroes } from '../messages/heroes.ts'
import { t } from '../messages/missing-points.ts'
import { memberMissingPoints } from '../stores/portal.ts'
import { MissingPointsForm } from './missing-points/form.tsx'

/** Composes an e-mail about a purchase whose points are missing. */
function MissingPointsPage() {
  const [{ store, user }] = useState(memberMissingPoints)
  useEffect(() => void store.open(), [store])
  const help = <HelpPanel title={t.helpTitle} text={t.helpText} contact={brand.contact} />
  return (
    <>
      <PageHero compact {...heroOf(paths.missingPoints, heroes.missingPoints)} />
      <PartsWithAside label={t.helpTitle} aside={help} below={help}>
        <PagePart>
          <h2>{t.title}</h2>
          <p>
            {t.check.before}
            <Link to={paths.transactions}>{t.check.transactions}</Link>
            {typeset(t.check.after)}
          </p>
          <p>{typeset(t.lead)}</p>
          <MissingPointsForm store={store} user={user} />
        </PagePart>
      </PartsWithAside>
    </>
  )
}
export { MissingPointsPage as Component }
