import type { UserData } from '@portal/shared-contracts/calls'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { newTab } from '@portal/page-library/messages/new-tab'
import * as paths from '@portal/shared-contracts/paths'
import { $userData } from '@portal/page-library/session'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { Panel } from '@portal/shared-ui/cards/card'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { Container, Section } from '@portal/shared-ui/layout/section'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { promotesNewsletter } from '../domain/newsletter.ts'
import { MaintenancePanel, useMaintenance } from '../layout/maintenance.tsx'
import { useSite } from '../layout/site.ts'
import { t } from '../messages/home.ts'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { SlotWidgets } from '../remotes/slot-widgets.tsx'
import { widgets } from '../remotes/widgets.ts'
import { CheckList } from './check-list.tsx'
import { HomeHero } from './home-hero.tsx'
import { HighlightsSkeleton } from './widget-skeletons.tsx'
import * as css from './home.module.css'
import * as teaserCss from './home-teasers.module.css'

/** `/` for a member with a loyalty account. Until the session is restored the user is null, and what everybody sees is there. */
export function HomePage() {
  // Deferred, so that the greeting of a restored session is rendered in slices that leave time for input.
  const user = useDeferredValue(useStore($userData))
  return (
    <>
      <HomeHero user={user} />
      <AppTeaser />
      <Highlights isReady={user !== null} />
      <NewsletterTeaser user={user} />
      <SlotWidgets slot="home" />
    </>
  )
}

// The campaign parameters are given by the product: docs/product/public-pages.md.
const appLink = `${paths.app}?utm_source=web&utm_medium=news&utm_campaign=app_news`

/** Teaser for the app below the hero, with a link to its page in a new tab. */
function AppTeaser() {
  return (
    <Container className={teaserCss.belowHero}>
      <Panel className={teaserCss.app}>
        <div className={teaserCss.text}>
          <h2>{t.appTitle}</h2>
          <p>{t.appLead}</p>
          <CheckList items={t.appPoints} />
          <p>
            <a href={appLink} target="_blank" rel="noopener" className={buttonClass('primary')}>
              {t.appDownload} <VisuallyHidden>{newTab}</VisuallyHidden>
            </a>
          </p>
        </div>
        <div className={teaserCss.picture}>
          <Drawing src={t.appPicture} width={304} height={300} />
        </div>
      </Panel>
    </Container>
  )
}

/** Teaser for members without the newsletter; they subscribe on the account data page. */
function NewsletterTeaser({ user }: { user: UserData | null }) {
  const hasForm = useSite().hasPage(paths.accountData)
  if (!promotesNewsletter(user) || !hasForm) return null
  return (
    <Section>
      <Panel className={teaserCss.newsletter}>
        <div className={teaserCss.text}>
          <h2 className={teaserCss.newsletterTitle}>{t.newsletterTitle}</h2>
          <p>{t.newsletterText}</p>
        </div>
        <ButtonLink to={paths.accountNewsletter} variant="outline">
          {t.newsletterButton}
        </ButtonLink>
      </Panel>
    </Section>
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
