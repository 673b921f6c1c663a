import * as paths from '@delikaterie/shared-contracts/paths'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { Carousel } from '@delikaterie/shared-ui/carousel'
import { Notice } from '@delikaterie/shared-ui/notice'
import { useState } from 'react'
import { content as events } from '../content/events.ts'
import { upcomingEvents } from '../domain/calendar.ts'
import { t } from '../messages/calendar.ts'
import * as css from './calendar.module.css'
import { ContestTeaser } from './contest-teaser.tsx'
import { EventCard } from './event-card.tsx'

/** The contest and the next three events. */
export function LandingCalendar() {
  const [now] = useState(() => new Date())
  const upcoming = upcomingEvents(events, now).slice(0, 3)
  return (
    <div className={css.calendar}>
      {upcoming.length === 0 ? (
        <NoEvents />
      ) : (
        <Carousel label={t.list} previousLabel={t.previous} nextLabel={t.next}>
          {upcoming.map((event, index) => (
            <EventCard key={event.id} event={event} index={index} />
          ))}
        </Carousel>
      )}
      <ContestTeaser now={now} />
    </div>
  )
}

/** Instead of the events, while none is planned. */
export function NoEvents() {
  return <Notice action={<Link to={paths.newsletter}>{t.newsletter}</Link>}>{t.none}</Notice>
}
