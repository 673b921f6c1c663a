import { useMaintenance } from '@portal/page-library/notices/maintenance'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import * as paths from '@portal/shared-contracts/paths'
import { Link } from '@portal/page-library/navigation/navigation'
import { Card } from '@portal/shared-ui/cards/card'
import { BenefitIcon, BottleIcon, CouponIcon, RewardIcon } from '@portal/shared-ui/icons/icons'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { ProductGrid } from '@portal/shared-ui/cards/product-card'
import { Container, Section } from '@portal/shared-ui/layout/section'
import { formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import { $hasLoyaltyAccount, $userData } from '@portal/page-library/session'
import { LinkRowsSkeleton } from '@portal/shared-ui/lists/link-rows'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { events } from '@portal/brands/chosen/content/events'
import { upcomingEvents } from '../domain/calendar.ts'
import { MaintenancePanel } from '../layout/maintenance.tsx'
import { useSite, type Site } from '../layout/site.ts'
import { t as calendar } from '../messages/calendar.ts'
import { t as layout } from '../messages/layout.ts'
import { t } from '../messages/overview.ts'
import { WidgetSlot } from '../remotes/remote-slot.tsx'
import { SlotWidgets } from '../remotes/slot-widgets.tsx'
import { widgets } from '../remotes/widgets.ts'
import * as calendarCss from './calendar.module.css'
import { ContestSection, ContestTeaser, EventCard, NoEvents } from './calendar.tsx'
import * as css from './overview.module.css'

/**
 * The overview of benefits and rewards: the balance, its sections, what the member can redeem and use now, the contest
 * and all upcoming events.
 */
function OverviewPage() {
  return (
    <>
      <PageHero compact title={layout.benefitsAndRewards} lead={t.lead}>
        <Balance />
      </PageHero>
      <Sections />
      <ForMember />
      {hasPart('events') ? <Calendar /> : <ContestSection />}
      <SlotWidgets slot="overview" />
    </>
  )
}
export { OverviewPage as Component }

function Calendar() {
  const [now] = useState(() => new Date())
  const upcoming = upcomingEvents(events, now)
  return (
    <Section id="termine" title={calendar.title} lead={calendar.lead}>
      <div className={calendarCss.calendar}>
        <ContestTeaser now={now} />
        {upcoming.length === 0 ? (
          <NoEvents />
        ) : (
          <ProductGrid>
            {upcoming.map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </ProductGrid>
        )}
      </div>
    </Section>
  )
}

/** The points; '-' if they are unknown. */
function Balance() {
  const user = useStore($userData)
  if (user === null) return null
  return (
    <p className={css.balance}>
      <span>{t.balance}:</span>{' '}
      <PointsAmount
        figure={formatNumber(user.loyaltyPoints)}
        word={pointsWord(user.loyaltyPoints)}
        size="l"
        onHero
        announced
      />
    </p>
  )
}

const panels = [
  { title: t.rewardsTitle, widget: widgets.overview.reachable, to: paths.rewards, all: t.allRewards },
  { title: t.couponsTitle, widget: widgets.overview.endingSoon, to: paths.coupons, all: t.allCoupons },
] as const

/** Each panel whose page and widget are released; an earlier release of a remote has the page only. */
export const shownPanels = ({ hasPage, hasWidget }: Pick<Site, 'hasPage' | 'hasWidget'>) =>
  panels.filter(({ to, widget }) => hasPage(to) && hasWidget(widget))

/** Rewards that the member can reach and coupons that end soon, each from the remote of its page. */
function ForMember() {
  const shown = shownPanels(useSite())
  const maintenance = useMaintenance()
  // Only an account has coupons, and the calls name it.
  const hasAccount = useStore($hasLoyaltyAccount)
  if (!hasAccount || shown.length === 0) return null
  if (maintenance)
    return (
      <Container className={css.maintenance}>
        <MaintenancePanel />
      </Container>
    )
  return (
    <Container className={css.panels}>
      {shown.map(({ title, widget, to, all }) => (
        <Card key={to} className={css.panel}>
          <h2 className={css.title}>{title}</h2>
          <WidgetSlot name={widget} skeleton={<LinkRowsSkeleton />} />
          <p>
            <Link to={to}>{all}</Link>
          </p>
        </Card>
      ))}
    </Container>
  )
}

const sections = [
  { label: layout.coupons, text: t.coupons, to: paths.coupons, Icon: CouponIcon },
  { label: layout.benefits, text: t.benefits, to: paths.benefits, Icon: BenefitIcon },
  { label: layout.rewards, text: t.rewards, to: paths.rewards, Icon: RewardIcon },
  { label: layout.rarities, text: t.rarities, to: paths.rarities, Icon: BottleIcon },
] as const

function Sections() {
  const { hasPage } = useSite()
  return (
    <Container>
      <ul className={css.sections} aria-label={t.sections}>
        {sections
          .filter(({ to }) => hasPage(to))
          .map(({ label, text, to, Icon }) => (
            <li key={to}>
              <Card className={css.section}>
                <Icon className={css.icon} />
                <h2 className={css.title}>
                  <Link to={to} className={css.link}>
                    {label}
                  </Link>
                </h2>
                <p>{text}</p>
              </Card>
            </li>
          ))}
      </ul>
    </Container>
  )
}
