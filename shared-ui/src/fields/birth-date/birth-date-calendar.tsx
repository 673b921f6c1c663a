import { useState } from 'react'
import { CalendarChoices } from './calendar-choices.tsx'
import { dayOf, partsOf } from './calendar-day.ts'
import { CalendarDays } from './calendar-days.tsx'
import { CalendarHead } from './calendar-head.tsx'

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

const yearsPerPage = 20
/** The first year shown without a birth date; the page with most members' years of birth. */
const usualYear = 1980

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('de-DE', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month, 1)),
)

/** A calendar for birth dates: the year first, then the month, then the day; weeks start on Monday. */
export function BirthDateCalendar(props: BirthDateCalendarProps) {
  const { chosen, earliest, latest, texts, onChoose } = props
  const [view, setView] = useState<'years' | 'months' | 'days'>('years')
  const [day, setDay] = useState(chosen ?? `${usualYear}-01-01`)
  const limit = (to: string): string => (to < earliest ? earliest : to > latest ? latest : to)
  const move = (to: string): void => setDay(limit(to))
  const { year, month, date } = partsOf(day)

  if (view === 'years')
    return (
      <Years
        {...props}
        year={year}
        onYear={(next) => {
          move(dayOf(next, month, date))
          setView('months')
        }}
      />
    )
  if (view === 'months')
    return (
      <Months
        {...props}
        year={year}
        month={month}
        onYears={() => setView('years')}
        onMonth={(next) => {
          move(dayOf(year, next, date))
          setView('days')
        }}
      />
    )
  const title = `${monthNames[month]} ${year}`
  const step = (label: string, months: number, isPossible: boolean) => ({
    label,
    onClick: isPossible && (() => move(dayOf(year, month + months, date))),
  })
  return (
    <div>
      <CalendarHead
        title={title}
        up={{ label: texts.toMonths, onClick: () => setView('months') }}
        before={step(texts.earlierMonth, -1, day.slice(0, 7) > earliest.slice(0, 7))}
        after={step(texts.laterMonth, 1, day.slice(0, 7) < latest.slice(0, 7))}
      />
      <CalendarDays label={title} day={day} chosen={chosen} limit={limit} onMove={move} onChoose={onChoose} />
    </div>
  )
}

type YearsProps = BirthDateCalendarProps & { year: number; onYear: (year: number) => void }

function Years({ chosen, earliest, latest, texts, year, onYear }: YearsProps) {
  const [first, setFirst] = useState(year - (year % yearsPerPage))
  const [from, to, chosenYear] = [earliest, latest, chosen ?? ''].map((day) => Number(day.slice(0, 4)))
  const years = Array.from({ length: yearsPerPage }, (_, index) => first + index)
  const step = (label: string, by: number, isPossible: boolean) => ({
    label,
    onClick: isPossible && (() => setFirst(first + by)),
  })
  return (
    <div>
      <CalendarHead
        title={`${first}–${first + yearsPerPage - 1}`}
        before={step(texts.earlierYears, -yearsPerPage, first > from!)}
        after={step(texts.laterYears, yearsPerPage, first + yearsPerPage <= to!)}
      />
      <CalendarChoices
        label={texts.years}
        columns={4}
        choices={years.map((value) => ({
          label: String(value),
          isCurrent: value === year,
          isChosen: value === chosenYear,
          isDisabled: value < from! || value > to!,
        }))}
        onChoose={(index) => onYear(first + index)}
      />
    </div>
  )
}

type MonthsProps = BirthDateCalendarProps & {
  year: number
  month: number
  onYears: () => void
  onMonth: (month: number) => void
}

function Months({ chosen, earliest, latest, texts, year, month, onYears, onMonth }: MonthsProps) {
  return (
    <div>
      <CalendarHead title={String(year)} up={{ label: texts.toYears, onClick: onYears }} />
      <CalendarChoices
        label={texts.months}
        columns={3}
        choices={monthNames.map((label, index) => {
          const name = dayOf(year, index, 1).slice(0, 7)
          return {
            label,
            isCurrent: index === month,
            isChosen: name === chosen?.slice(0, 7),
            isDisabled: name < earliest.slice(0, 7) || name > latest.slice(0, 7),
          }
        })}
        onChoose={onMonth}
      />
    </div>
  )
}
