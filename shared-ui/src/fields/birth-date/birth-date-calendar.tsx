import { GregorianCalendar, parseDate } from '@internationalized/date'
import { useState } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCalendar } from 'react-aria/useCalendar'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import { useCalendarState } from 'react-stately/useCalendarState'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarChoices } from './calendar-choices.tsx'
import { CalendarDays } from './calendar-days.tsx'

export type CalendarTexts = {
  years: string
  months: string
  earlierYears: string
  laterYears: string
  earlierMonth: string
  laterMonth: string
  toYears: string
  toMonths: string
}

export type BirthDateCalendarProps = {
  /** Days as YYYY-MM-DD; `chosen` is null without a valid date. */
  chosen: string | null
  earliest: string
  latest: string
  texts: CalendarTexts
  onChoose: (day: string) => void
}

// Without it no day can be chosen with the mouse in an embedding page: its events come from the element.
enableShadowDOM()

const locale = 'de-DE'
const yearsPerPage = 20
/** The first year shown without a birth date; the page with most members' years of birth. */
const usualYear = 1980

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month, 1)),
)

/** A calendar for birth dates: the year first, then the month, then the day; weeks start on Monday. */
export const BirthDateCalendar = (props: BirthDateCalendarProps) => (
  <I18nProvider locale={locale}>
    <Calendar {...props} />
  </I18nProvider>
)

type View = 'years' | 'months' | 'days'

function Calendar({ chosen, earliest, latest, texts, onChoose }: BirthDateCalendarProps) {
  const [view, setView] = useState<View>('years')
  const start = chosen ?? `${usualYear}-01-01`
  const [firstYear, setFirstYear] = useState(Number(start.slice(0, 4)) - (Number(start.slice(0, 4)) % yearsPerPage))
  const options = {
    value: chosen === null ? null : parseDate(chosen),
    defaultFocusedValue: parseDate(start),
    minValue: parseDate(earliest),
    maxValue: parseDate(latest),
    firstDayOfWeek: 'mon' as const,
    onChange: (day: { toString: () => string } | null) => day && onChoose(day.toString()),
  }
  const state = useCalendarState({ ...options, locale, createCalendar: () => new GregorianCalendar() })
  const { calendarProps } = useCalendar(options, state)
  const { year, month } = state.focusedDate
  const monthStart = (of: number, index: number): string => `${of}-${String(index + 1).padStart(2, '0')}`

  const page = (years: number): void => setFirstYear(firstYear + years)
  const chooseYear = (value: number): void => {
    state.setFocusedDate(state.focusedDate.set({ year: value }))
    setView('months')
  }
  const chooseMonth = (index: number): void => {
    state.setFocusedDate(state.focusedDate.set({ month: index + 1 }))
    state.setFocused(true)
    setView('days')
  }

  if (view === 'years') {
    const years = Array.from({ length: yearsPerPage }, (_, index) => firstYear + index)
    return (
      <div>
        <CalendarHead
          title={`${firstYear}–${firstYear + yearsPerPage - 1}`}
          before={{
            label: texts.earlierYears,
            onClick: firstYear > Number(earliest.slice(0, 4)) && (() => page(-yearsPerPage)),
          }}
          after={{
            label: texts.laterYears,
            onClick: firstYear + yearsPerPage <= Number(latest.slice(0, 4)) && (() => page(yearsPerPage)),
          }}
        />
        <CalendarChoices
          key="years"
          label={texts.years}
          columns={4}
          choices={years.map((value) => ({
            label: String(value),
            isCurrent: value === year,
            isChosen: String(value) === chosen?.slice(0, 4),
            isDisabled: String(value) < earliest.slice(0, 4) || String(value) > latest.slice(0, 4),
          }))}
          onChoose={(index) => chooseYear(firstYear + index)}
        />
      </div>
    )
  }
  if (view === 'months')
    return (
      <div>
        <CalendarHead title={String(year)} up={{ label: texts.toYears, onClick: () => setView('years') }} />
        <CalendarChoices
          key="months"
          label={texts.months}
          columns={3}
          choices={monthNames.map((label, index) => ({
            label,
            isCurrent: index + 1 === month,
            isChosen: monthStart(year, index) === chosen?.slice(0, 7),
            isDisabled: monthStart(year, index) < earliest.slice(0, 7) || monthStart(year, index) > latest.slice(0, 7),
          }))}
          onChoose={chooseMonth}
        />
      </div>
    )
  return (
    <div {...calendarProps}>
      <CalendarHead
        title={`${monthNames[month - 1]} ${year}`}
        up={{ label: texts.toMonths, onClick: () => setView('months') }}
        before={{
          label: texts.earlierMonth,
          onClick: !state.isPreviousVisibleRangeInvalid() && state.focusPreviousPage,
        }}
        after={{ label: texts.laterMonth, onClick: !state.isNextVisibleRangeInvalid() && state.focusNextPage }}
      />
      <CalendarDays state={state} />
    </div>
  )
}
