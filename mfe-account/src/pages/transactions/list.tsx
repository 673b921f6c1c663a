import { berlinDay } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import { useListQuery } from '@portal/page-library/lists/list-query'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { Button } from '@portal/shared-ui/buttons/button'
import { HelpPanel } from '@portal/shared-ui/cards/help-panel'
import { NoResults } from '@portal/shared-ui/notices/no-results'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import {
  bookingChoices,
  isPeriodReversed,
  matchingBookings,
  noFilter,
  periodOf,
  type BookingFilter,
} from '../../domain/booking-filter.ts'
import type { DatedBooking } from '../../domain/bookings.ts'
import { filters, t } from '../../messages/transactions.ts'
import { bookingsCsv, csvFile } from '../../messages/transactions-csv.ts'
import { $printedName } from '../../stores/portal.ts'
import { BookingFilters } from './filters.tsx'
import { BookingGroups } from '../../ui/booking-groups.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { PointsChart } from './chart.tsx'
import * as css from '../transactions.module.css'

/** The bookings by month, with filters, a chart, CSV export, printing and help. */
export function TransactionsList({ bookings }: { bookings: readonly DatedBooking[] }) {
  const [filter, choose] = useListQuery(bookingChoices)
  const [today] = useState(() => berlinDay(new Date().toISOString()) ?? '')
  // Typing stays fast, because a long list follows in the background.
  const shownFilter = useDeferredValue(filter)
  return (
    <>
      <BookingFilters filter={filter} today={today} onChange={choose} />
      <Results bookings={bookings} filter={shownFilter} today={today} onShowAll={() => choose(noFilter)} />
    </>
  )
}

type ResultsProps = {
  bookings: readonly DatedBooking[]
  filter: BookingFilter
  today: string
  onShowAll: () => void
}

/** Its list and chart are memoised, so that typing renders them only when the filter follows. */
function Results({ bookings, filter, today, onShowAll }: ResultsProps) {
  const visible = useMemo(() => matchingBookings(bookings, filter), [bookings, filter])
  const isReversed = isPeriodReversed(filter)
  const period = periodOf(filter, today)
  const name = useStore($printedName)
  const count = useRef<HTMLOutputElement>(null)
  const showAll = (): void => {
    onShowAll()
    // The button disappears with its notice.
    count.current?.focus()
  }
  const saveCsv = (): void => downloadFile(csvFile(today), bookingsCsv(visible), 'text/csv;charset=utf-8')
  return (
    <>
      <div className={css.tools} data-beside-tools>
        <output ref={count} tabIndex={-1} className={css.count}>
          {!isReversed && t.count(visible.length)}
        </output>
        <p className={css.printed}>{t.printed(filter, today, name)}</p>
        {period !== null && period !== 'all' && <p className={css.period}>{filters.periodNames[period]}</p>}
        {visible.length > 0 && (
          <div className={css.exports}>
            <Button variant="quiet" onClick={saveCsv}>
              {t.download}
            </Button>
            <Button variant="quiet" onClick={() => print()}>
              {t.print}
            </Button>
          </div>
        )}
      </div>
      <div className={css.results}>
        <div className={css.list}>
          {/* What is wrong says the field. */}
          {isReversed && (
            <Button variant="outline" onClick={showAll}>
              {t.showAll}
            </Button>
          )}
          {visible.length === 0 && !isReversed && (
            <NoResults
              isFiltered
              noneText={t.none}
              filteredText={t.noneFiltered}
              showAllLabel={t.showAll}
              onShowAll={showAll}
            />
          )}
          <BookingGroups bookings={visible} by="month" />
        </div>
        <div className={css.aside}>
          <PointsChart bookings={visible} today={today} isFiltered={visible.length < bookings.length} />
          <BookingsHelp />
        </div>
      </div>
    </>
  )
}

/** Also shown without any bookings. */
export const BookingsHelp = () => (
  <div className={css.help}>
    <HelpPanel title={t.helpTitle} headingLevel={3} text={t.helpText} contact={brand.contact}>
      <Link to={paths.missingPoints}>{t.helpLink}</Link>
    </HelpPanel>
  </div>
)
