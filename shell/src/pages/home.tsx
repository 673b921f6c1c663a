import { useMaintenance } from '@portal/page-library/notices/maintenance'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import * as paths from '@portal/shared-contracts/paths'
import { $userData } from '@portal/page-library/session'
import { Section } from '@portal/shared-ui/layout/section'
import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { MaintenancePanel } from '../layout/maintenance.tsx'
import { useSite } from '../layout/site.ts'
import { t } from '../messages/home.ts'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { SlotWidgets } from '../remotes/slot-widgets.tsx'
import { widgets } from '../remotes/widgets.ts'
import { HomeHero } from './home-hero.tsx'
import { AppTeaser, NewsletterTeaser } from './home-teasers.tsx'
import { HighlightsSkeleton } from './widget-skeletons.tsx'
import * as css from './home.module.css'

/**
 * `/` for a member with a loyalty account. Until the session is restored the user is null, and what everybody sees is
 * there.
 */
export function HomePage() {
  // Deferred, so that the greeting of a restored session is rendered in slices that leave time for input.
  const user = useDeferredValue(useStore($userData))
  return (
    <>
      <HomeHero user={user} />
      {hasPart('app') && <AppTeaser />}
      <Highlights isReady={user !== null} />
      <NewsletterTeaser user={user} />
      <SlotWidgets slot="home" />
    </>
  )
}

function Highlights({ isReady }: { isReady: boolean }) {
  const maintenance = useMaintenance()
  const hasRewards = useSite().hasPage(paths.rewards)
  return (
    <Section id="praemien-highlights" title={t.highlightsTitle} lead={t.highlightsLead}>
      {maintenance ? (
        <MaintenancePanel />
      ) : isReady ? (
        <WidgetSlot name={widgets.home.highlights} skeleton={<HighlightsSkeleton forMember />} />
      ) : (
        <HighlightsSkeleton forMember />
      )}
      {hasRewards && (
        <p className={css.allRewards}>
          <ButtonLink to={paths.rewards}>{t.allRewards}</ButtonLink>
        </p>
      )}
    </Section>
  )
}
