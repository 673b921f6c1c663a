import { maxSearchLength } from '@portal/shared-contracts/lists/list-filter'
import { FilterChips } from '@portal/shared-ui/lists/filter-chips'
import { SelectField } from '@portal/shared-ui/fields/select-field'
import { TextField } from '@portal/shared-ui/fields/text-field'
import { useState } from 'react'
import { isPeriodReversed, type BookingFilter, daysOf, periodOf, periods } from '../../domain/booking-filter.ts'
import { filters as t } from '../../messages/transactions.ts'
import * as css from './filters.module.css'

export type BookingFiltersProps = {
  filter: BookingFilter
  /** The calendar day in Berlin. */
  today: string
  onChange: (part: Partial<BookingFilter>) => void
}

/** Controls for kind, search text and period of the bookings; a change takes effect at once. */
export function BookingFilters({ filter, today, onChange }: BookingFiltersProps) {
  const [typesDays, setTypesDays] = useState(false)
  const period = periodOf(filter, today)
  const isTyped = typesDays || period === null

  function choosePeriod(value: string): void {
    const chosen = periods.find((known) => known === value)
    setTypesDays(chosen === undefined)
    if (chosen !== undefined) onChange(daysOf(chosen, today))
  }

  return (
    <search className={css.filters}>
      <FilterChips
        label={t.kinds}
        scrolling
        options={t.categories}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
      <div className={css.fields}>
        <TextField
          type="search"
          label={t.search}
          placeholder={t.searchHint}
          autoComplete="off"
          maxLength={maxSearchLength}
          value={filter.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
        <SelectField
          label={t.period}
          options={t.periods}
          value={isTyped ? t.typedPeriod : (period ?? undefined)}
          onChange={(event) => choosePeriod(event.currentTarget.value)}
        />
      </div>
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
    </search>
  )
}
