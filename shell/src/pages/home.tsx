import * as paths from '@delikaterie/shared-contracts/paths'
import { hasNewsletter, pointsOf, type UserData } from '@delikaterie/shared-contracts/calls'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { $userData } from '@delikaterie/shared-contracts/session'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { tileClass } from '@delikaterie/shared-ui/card'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Section } from '@delikaterie/shared-ui/section'
import { useStore } from '@nanostores/react'
import { useContext } from 'react'
import { useMaintenance } from '../layout/maintenance.tsx'
import { MaintenancePanel } from '../layout/notices.tsx'
import { SitePagesContext } from '../layout/site-pages.ts'
import { HighlightsSkeleton } from './widget-skeletons.tsx'
import { t } from '../messages/home.ts'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { widgets } from '../remotes/widgets.ts'
import { Balance } from './home-balance.tsx'
import { Goal } from './home-goal.tsx'
import { HomeSkeleton } from './home-skeleton.tsx'
import { AppTeaser, NewsletterTeaser } from './home-teasers.tsx'
import { homeTiles } from './home-tiles.ts'
import * as css from './home.module.css'

/** `/` for a member with a loyalty account. */
export function HomePage() {
  const user = useStore($userData)
  return user === null ? <HomeSkeleton /> : <Home user={user} />
}

function Home({ user }: { user: UserData }) {
  const subscribed = hasNewsletter(user)
  return (
    <>
      <Hero user={user} />
      <AppTeaser />
      <Highlights />
      {!subscribed && <NewsletterTeaser />}
    </>
  )
}

/** Characters above which the greeting is smaller, so that the card stays in sight. */
const longGreeting = 48

function Hero({ user }: { user: UserData }) {
  const { firstName, lastName } = user.address
  const hasPage = useContext(SitePagesContext)
  const hasRewards = hasPage(paths.rewards)
  const greeting = t.greeting(firstName, lastName)
  return (
    <PageHero
      compact
      title={<span className={greeting.length > longGreeting ? css.longGreeting : css.greeting}>{greeting}</span>}
    >
      <div className={css.cards}>
        {hasPage(paths.cards) && (
          <WidgetSlot name={widgets.home.memberCard} skeleton={<div className={css.cardGap} />} />
        )}
        <Balance points={pointsOf(user)}>{hasRewards && <Goal />}</Balance>
      </div>
      <Tiles subscribed={hasNewsletter(user)} />
    </PageHero>
  )
}

function Tiles({ subscribed }: { subscribed: boolean }) {
  const tiles = homeTiles(useContext(SitePagesContext), subscribed)
  return (
    <nav aria-label={t.tiles}>
      <ul className={css.tiles}>
        {tiles.map(({ label, to, Icon }) => (
          <li key={label} className={css.tile}>
            <Link to={to} className={tileClass(css.tileLink)}>
              <Icon />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Highlights() {
  const maintenance = useMaintenance()
  const hasRewards = useContext(SitePagesContext)(paths.rewards)
  return (
    <Section id="praemien-highlights" title={t.highlightsTitle} lead={t.highlightsLead}>
      {maintenance ? (
        <MaintenancePanel />
      ) : (
        <WidgetSlot name={widgets.home.highlights} skeleton={<HighlightsSkeleton />} />
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
