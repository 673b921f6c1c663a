import { Card } from '@delikaterie/shared-ui/card'
import { classNames } from '@delikaterie/shared-ui/class-names'
import { ChevronIcon } from '@delikaterie/shared-ui/icons'
import { memo, useCallback, useMemo, useState } from 'react'
import {
  bookingGroups,
  openGroups,
  shownAtOnce,
  shownGroup,
  type BookingGroup,
  type GroupBy,
} from '../domain/booking-groups.ts'
import { bookingDays, type BookingDay, type DatedBooking } from '../domain/bookings.ts'
import { t } from '../messages/transactions.ts'
import { BookingRow } from './booking-row.tsx'
import * as css from './booking-groups.module.css'
import { useShownGroups } from './use-shown-groups.ts'

export type BookingGroupsProps = {
  /** Every booking, newest first. */
  all: readonly DatedBooking[]
  /** Those of them that the filter shows. */
  visible: readonly DatedBooking[]
  by: GroupBy
}

/**
 * Thousands of bookings in native details elements, the newest open. A closed one has its bookings as one text: find-in-page
 * searches it and opens the group, and thirty thousand elements less keep a slow phone responsive.
 */
export function BookingGroups({ all, visible, by }: BookingGroupsProps) {
  const ids = useMemo(() => bookingGroups(all, by).map(({ id }) => id), [all, by])
  const groups = useMemo(() => bookingGroups(visible, by), [visible, by])
  const byId = useMemo(() => new Map(groups.map((group) => [group.id, group])), [groups])
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map())
  const open = useMemo(() => {
    const atFirst = openGroups(groups)
    return new Set(ids.filter((id) => toggled.get(id) ?? atFirst.has(id)))
  }, [groups, ids, toggled])
  const shown = useShownGroups(ids, byId, open)
  const toggle = useCallback(
    (id: string, isOpen: boolean) => setToggled((before) => new Map(before).set(id, isOpen)),
    [],
  )
  return (
    <div className={classNames(css.groups, all.length > shownAtOnce && css.long)}>
      {ids.map((id) => {
        const { group, bookings, isOpen } = shown.get(id) ?? notShown
        return (
          <Group
            key={id}
            id={id}
            sums={group === null || (isOpen && isTheBooking(by, group)) ? '' : t.sums(group)}
            bookings={bookings}
            isOpen={toggled.get(id) ?? isOpen}
            hasRows={isOpen}
            isHidden={group === null}
            onToggle={toggle}
          />
        )
      })}
    </div>
  )
}

const notShown = shownGroup(undefined, false)

/** Whether the sum of a year is the figure of its only booking. */
const isTheBooking = (by: GroupBy, { bookings }: BookingGroup): boolean => by === 'year' && bookings.length === 1

type GroupProps = {
  id: string
  sums: string
  bookings: readonly DatedBooking[]
  isOpen: boolean
  /** Whether the bookings are elements; follows `isOpen` later if the member opens or closes the group. */
  hasRows: boolean
  isHidden: boolean
  onToggle: (id: string, isOpen: boolean) => void
}

const Group = memo(function Group({ id, sums, bookings, isOpen, hasRows, isHidden, onToggle }: GroupProps) {
  return (
    <details
      open={isOpen}
      hidden={isHidden}
      className={css.group}
      // Find-in-page opens a group, too. A second click before the event leaves nothing to change.
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onToggle(id, open)
      }}
    >
      <summary className={css.head}>
        <h3 className={css.title}>{t.group(id)}</h3>
        <span className={css.sums}>{sums}</span>
        <ChevronIcon className={css.chevron} />
      </summary>
      {hasRows ? <Days bookings={bookings} /> : <p className={css.lines}>{t.lines(bookings)}</p>}
    </details>
  )
})

function Days({ bookings }: { bookings: readonly DatedBooking[] }) {
  return (
    <Card className={css.card}>
      {bookingDays(bookings).map((day) => (
        <Day key={day.day} day={day} />
      ))}
    </Card>
  )
}

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
