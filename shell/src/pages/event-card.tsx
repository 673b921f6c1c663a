import { PictureCard } from '@delikaterie/shared-ui/picture-card'
import { pastelColor } from '@delikaterie/shared-ui/pastel'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import type { CalendarEvent } from '../content/content.ts'
import { t } from '../messages/calendar.ts'
import * as css from './calendar.module.css'

/** An event with its date and how to book it. */
export function EventCard({ event, index }: { event: CalendarEvent; index: number }) {
  const { id, title, text, Picture, booking, startsAt } = event
  return (
    <PictureCard
      id={`termin-${id}`}
      title={title}
      headingLevel={3}
      picture={<Picture />}
      color={pastelColor(index)}
      note={<time dateTime={startsAt}>{t.when(event)}</time>}
      footer={
        booking && (
          <a href={booking.to} className={css.booking}>
            {booking.text}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </a>
        )
      }
    >
      <p className={css.where}>{t.where(event)}</p>
      <p>{text}</p>
    </PictureCard>
  )
}
