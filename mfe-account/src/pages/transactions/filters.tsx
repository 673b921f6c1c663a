import type { ListFilter } from '@portal/shared-contracts/lists/list-filter'
import { ListFilters } from '@portal/shared-ui/lists/list-filters'
import { TextField } from '@portal/shared-ui/fields/text-field'
import { useState } from 'react'
import {
  bookingCategories,
  daysOf,
  isPeriodReversed,
  periodOf,
  periods,
  type BookingCategory,
  type BookingFilter,
} from '../../domain/booking-filter.ts'
import { filters as t, type PeriodChoice } from '../../messages/transactions.ts'
import * as css from './filters.module.css'

export type BookingFiltersProps = {
  filter: BookingFilter
  /** The calendar day in Berlin. */
  today: string
  onChange: (part: Partial<BookingFilter>) => void
}

/** The tool bar of lists, with the period in place of the sort order; a change takes effect at once. */
export function BookingFilters({ filter, today, onChange }: BookingFiltersProps) {
  const [typesDays, setTypesDays] = useState(false)
  const period = periodOf(filter, today)
  const isTyped = typesDays || period === null
  const { category, text } = filter

  function change({ sort: chosen, ...part }: Partial<ListFilter<BookingCategory, PeriodChoice>>): void {
    if (chosen === undefined) return onChange(part)
    const known = periods.find((one) => one === chosen)
    setTypesDays(known === undefined)
    if (known !== undefined) onChange(daysOf(known, today))
  }

  return (
    <>
      <ListFilters
        texts={t.bar}
        categories={bookingCategories}
        sorts={t.periods}
        sortIcon={calendar}
        filter={{ category, text, sort: isTyped ? t.typedPeriod : period }}
        onChange={change}
      />
      {isTyped && (
        <div className={css.days}>
          <TextField
            type="date"
            label={t.from}
            autoComplete="off"
            value={filter.from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextField
            type="date"
            label={t.to}
            autoComplete="off"
            value={filter.to}
            error={isPeriodReversed(filter) ? t.periodReversed : undefined}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </div>
      )}
    </>
  )
}

const calendar = (
  <path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z" />
)
