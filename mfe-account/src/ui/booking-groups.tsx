import { Card } from '@portal/shared-ui/cards/card'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { ChevronIcon } from '@portal/shared-ui/icons/icons'
import { memo } from 'react'
import { bookingGroups, openGroups, shownAtOnce, type GroupBy } from '../domain/booking-sums.ts'
import { bookingDays, type BookingDay, type DatedBooking } from '../domain/bookings.ts'
import { t } from '../messages/transactions.ts'
import * as css from './booking-groups.module.css'
import { BookingRow } from './booking-row.tsx'

export type BookingGroupsProps = {
  /** Newest first. */
  bookings: readonly DatedBooking[]
  by: GroupBy
}

/** Bookings in native details elements, the newest open: find-in-page and print reach those in closed ones, too. */
export const BookingGroups = memo(function BookingGroups({ bookings, by }: BookingGroupsProps) {
  const groups = bookingGroups(bookings, by)
  const open = openGroups(groups)
  return (
    <div className={classNames(css.groups, bookings.length > shownAtOnce && css.long)}>
      {groups.map((group) => (
        // What the member has opened or closed stays while `open` is the same.
        <details key={group.id} open={open.has(group.id)} className={css.group}>
          <summary className={css.head}>
            <h3 className={css.title}>{t.group(group.id)}</h3>
            {/* The sum of a year may be the figure of its only booking. */}
            <span className={css.sums}>{by === 'year' && group.bookings.length === 1 ? '' : t.sums(group)}</span>
            <ChevronIcon className={css.chevron} />
          </summary>
          <Card className={css.card}>
            {bookingDays(group.bookings).map((day) => (
              <Day key={day.day} day={day} />
            ))}
          </Card>
        </details>
      ))}
    </div>
  )
})

function Day({ day }: { day: BookingDay }) {
  return (
    <section className={css.day}>
      {day.day !== null && (
        <div className={css.dayHead}>
          <h4>{t.day(day.day)}</h4>
          {day.from !== day.to && <p>{t.clock(day)}</p>}
        </div>
      )}
      <ul className={css.list}>
        {day.bookings.map((dated) => (
          <BookingRow key={dated.key} dated={dated} />
        ))}
      </ul>
    </section>
  )
}
