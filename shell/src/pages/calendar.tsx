import { hasPart } from '@portal/shared-contracts/brand/parts'
import * as paths from '@portal/shared-contracts/paths'
import { ButtonLink } from '@portal/page-library/navigation/links'
import { Link } from '@portal/page-library/navigation/navigation'
import { Carousel } from '@portal/shared-ui/lists/carousel'
import { Section } from '@portal/shared-ui/layout/section'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { Notice } from '@portal/shared-ui/notices/notice'
import { $userData } from '@portal/page-library/session'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { events } from '@portal/brands/chosen/content/events'
import { PictureCard } from '@portal/shared-ui/cards/picture-card'
import { pastelColor } from '@portal/shared-ui/pictures/pastel'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import type { CalendarEvent } from '@portal/brands/texts'
import { Panel } from '@portal/shared-ui/cards/card'
import { contest } from '@portal/brands/chosen/content/contest'
import { upcomingEvents, contestPhase } from '../domain/calendar.ts'
import { promotesNewsletterOnPublicPage } from '../domain/newsletter.ts'
import { t } from '../messages/calendar.ts'
import { t as contestTexts } from '../messages/contest.ts'
import * as css from './calendar.module.css'

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
          {upcoming.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </Carousel>
      )}
      <ContestTeaser now={now} />
    </div>
  )
}

/** Instead of the events, while none is planned. */
export function NoEvents() {
  const isPromoted = promotesNewsletterOnPublicPage(useStore($userData))
  return <Notice action={isPromoted && <Link to={paths.newsletter}>{t.newsletter}</Link>}>{t.none}</Notice>
}

/** An event with its date and how to book it. */
export function EventCard({ event }: { event: CalendarEvent }) {
  const { id, title, text, picture, pictureAlt, booking, startsAt } = event
  return (
    <PictureCard
      id={`termin-${id}`}
      title={title}
      headingLevel={3}
      picture={<Drawing src={picture} alt={pictureAlt} />}
      color={pastelColor(id)}
      note={<time dateTime={startsAt}>{t.when(event)}</time>}
      footer={
        booking && (
          <a href={booking.to} className={css.booking}>
            <span>{booking.text}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </a>
        )
      }
    >
      <p className={css.where}>{t.where(event)}</p>
      <p>{text}</p>
    </PictureCard>
  )
}

const isContestOpen = (now: Date): boolean => hasPart('contest') && contestPhase(contest, now) === 'open'

/** The contest, in place of a section of the events that the brand does not have. */
export function ContestSection() {
  const [now] = useState(() => new Date())
  if (!isContestOpen(now)) return null
  return (
    <Section id="gewinnspiel" title={t.contest}>
      <ContestTeaser now={now} />
    </Section>
  )
}

/** Leads to the contest while it can be entered. */
export function ContestTeaser({ now }: { now: Date }) {
  if (!isContestOpen(now)) return null
  const { picture, pictureAlt, title, lead, closesOn } = contest
  return (
    <Panel className={css.contest}>
      <div className={css.contestPicture}>
        <Drawing src={picture} alt={pictureAlt} />
      </div>
      <div className={css.contestText}>
        <p className={css.label}>{t.contest}</p>
        <h3>{title}</h3>
        <p>{lead}</p>
        <p className={css.where}>{contestTexts.forMembers}</p>
        <p className={css.where}>{contestTexts.closes(closesOn)}</p>
        <p>
          <ButtonLink to={paths.contest}>{t.contestButton}</ButtonLink>
        </p>
      </div>
    </Panel>
  )
}
