import * as paths from '@portal/shared-contracts/paths'
import { Link } from '@portal/page-library/navigation/navigation'
import { Card } from '@portal/shared-ui/cards/card'
import { BenefitIcon, BottleIcon, CouponIcon, RewardIcon } from '@portal/shared-ui/icons/icons'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { ProductGrid } from '@portal/shared-ui/cards/product-card'
import { Container, Section } from '@portal/shared-ui/layout/section'
import { useState } from 'react'
import { events } from '@portal/brands/chosen/content/events'
import { upcomingEvents } from '../domain/calendar.ts'
import { useSite } from '../layout/site.ts'
import { t as calendar } from '../messages/calendar.ts'
import { t as layout } from '../messages/layout.ts'
import { t } from '../messages/overview.ts'
import { SlotWidgets } from '../remotes/slot-widgets.tsx'
import * as calendarCss from './calendar.module.css'
import { ContestTeaser, EventCard, NoEvents } from './calendar.tsx'
import * as css from './overview.module.css'

/** The overview of benefits and rewards: its sections, the contest and all upcoming events. */
function OverviewPage() {
  const [now] = useState(() => new Date())
  const upcoming = upcomingEvents(events, now)
  return (
    <>
      <PageHero compact title={layout.benefitsAndRewards} lead={t.lead} />
      <Sections />
      <Section id="termine" title={calendar.title} lead={calendar.lead}>
        <div className={calendarCss.calendar}>
          <ContestTeaser now={now} />
          {upcoming.length === 0 ? (
            <NoEvents />
          ) : (
            <ProductGrid>
              {upcoming.map((event, index) => (
                <EventCard key={event.id} event={event} index={index} />
              ))}
            </ProductGrid>
          )}
        </div>
      </Section>
      <SlotWidgets slot="overview" />
    </>
  )
}
export { OverviewPage as Component }

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
