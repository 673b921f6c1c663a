import * as paths from '@portal/shared-contracts/paths'
import type { UserData } from '@portal/shared-contracts/calls'
import { Link } from '@portal/shared-contracts/navigation'
import { $userData } from '@portal/shared-contracts/session'
import { buttonClass } from '@portal/shared-ui/button'
import { tileClass } from '@portal/shared-ui/card'
import { PageHero } from '@portal/shared-ui/page-hero'
import { Section } from '@portal/shared-ui/section'
import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import { useMaintenance } from '../layout/maintenance.tsx'
import { MaintenancePanel } from '../layout/notices.tsx'
import { useSite } from '../layout/site.ts'
import { HighlightsSkeleton } from './widget-skeletons.tsx'
import { t } from '../messages/home.ts'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { SlotWidgets } from '../remotes/slot-widgets.tsx'
import { widgets } from '../remotes/widgets.ts'
import { Balance, Goal, CardsSkeleton } from './home-cards.tsx'
import { AppTeaser, NewsletterTeaser } from './home-teasers.tsx'
import { homeTiles } from './home-tiles.ts'
import * as css from './home.module.css'

/** `/` for a member with a loyalty account. Until the session is restored the user is null, and what everybody sees is there. */
export function HomePage() {
  // Deferred, so that the greeting of a restored session is rendered in slices that leave time for input.
  const user = useDeferredValue(useStore($userData))
  return (
    <>
      <Hero user={user} />
      <AppTeaser />
      <Highlights isReady={user !== null} />
      <NewsletterTeaser user={user} />
      <SlotWidgets slot="home" />
    </>
  )
}

/** Characters of a name above which the greeting is smaller, so that the card stays in sight. */
const longName = 28

function Hero({ user }: { user: UserData | null }) {
  const name = [user?.address.firstName, user?.address.lastName].filter(Boolean).join(' ')
  return (
    <PageHero
      compact
      title={
        // Another name is another element: what reaches above the line with the name counts as a movement of this one.
        <span key={name} className={name.length > longName ? css.longGreeting : css.greeting}>
          {t.greeting} <span translate="no">{name}</span>
        </span>
      }
    >
      {user === null ? <CardsSkeleton /> : <Cards user={user} />}
      <Tiles subscribed={user === null || user.hasNewsletter} />
    </PageHero>
  )
}

function Cards({ user }: { user: UserData }) {
  const { hasPage } = useSite()
  const hasGoal = !useMaintenance() && hasPage(paths.rewards)
  return (
    <div className={css.cards}>
      {hasPage(paths.cards) && <WidgetSlot name={widgets.home.memberCard} skeleton={<div className={css.cardGap} />} />}
      <Balance points={user.loyaltyPoints} goal={hasGoal && <Goal />} />
    </div>
  )
}

function Tiles({ subscribed }: { subscribed: boolean }) {
  const tiles = homeTiles(useSite().hasPage, subscribed)
  return (
    <nav aria-label={t.tiles}>
      <ul className={css.tiles}>
        {tiles.map(({ label, to, Icon }) => (
          <li key={label} className={css.tile}>
            <Link to={to} className={tileClass()}>
              <Icon />
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
          <Link to={paths.rewards} className={buttonClass('primary')}>
            {t.allRewards}
          </Link>
        </p>
      )}
    </Section>
  )
}
