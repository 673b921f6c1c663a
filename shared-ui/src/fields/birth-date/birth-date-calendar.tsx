import { useState } from 'react'
import { dayOf, daysBefore, daysOf, nameOf, partsOf } from './calendar-day.ts'
import * as css from './birth-date-calendar.module.css'
import { CalendarChoices, CalendarHead, type Choice, type Step } from './calendar-parts.tsx'

export type CalendarTexts = {
  years: string
  months: string
  earlierYears: string
  laterYears: string
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

const monthsOf = (year: number): string[] => [...Array(12).keys()].map((month) => dayOf(year, month, 1))

type View = 'years' | 'months' | 'days'

/** A calendar for birth dates: the year first, then the month, then the day; weeks start on Monday. */
export function BirthDateCalendar({ chosen, earliest, latest, texts, onChoose }: BirthDateCalendarProps) {
  const [view, setView] = useState<View>('years')
  /** Where the keyboard is. */
  const [day, setDay] = useState(chosen ?? `${usualYear}-01-01`)
  const limit = (to: string): string => (to < earliest ? earliest : to > latest ? latest : to)
  const move = (to: string, next: View): void => {
    setDay(limit(to))
    setView(next)
  }
  /** A year, a month or a day, with which its days begin. */
  const choice = (label: string, start: string): Choice => ({
    label,
    isCurrent: day.startsWith(start),
    isChosen: chosen?.startsWith(start) ?? false,
    isDisabled: limit(start) !== start && !earliest.startsWith(start),
  })
  const { year, month, date } = partsOf(day)

  if (view === 'years')
    return (
      <Years texts={texts} year={year} choice={choice} onYear={(next) => move(dayOf(next, month, date), 'months')} />
    )
  if (view === 'months')
    return (
      <div key="months">
        <CalendarHead title={String(year)} up={{ label: texts.toYears, onClick: () => setView('years') }} />
        <CalendarChoices
          label={texts.months}
          columns={3}
          choices={monthsOf(year).map((start) => choice(nameOf(start, { month: 'long' }), start.slice(0, 7)))}
          onChoose={(index) => move(dayOf(year, index, date), 'days')}
        />
      </div>
    )
  const title = nameOf(day, { month: 'long', year: 'numeric' })
  const days = daysOf(year, month)
  return (
    <div key="days">
      <CalendarHead title={title} up={{ label: texts.toMonths, onClick: () => setView('months') }} />
      <CalendarChoices
        label={title}
        columns={7}
        before={<Weekdays first={days[0] ?? day} />}
        choices={days.map((each, index) => ({
          ...choice(String(index + 1), each),
          name: nameOf(each, { dateStyle: 'full' }),
        }))}
        onChoose={(index) => onChoose(days[index] ?? day)}
      />
    </div>
  )
}

const weekdays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** The names of the weekdays, and the empty cells before the first day of a month. */
const Weekdays = ({ first }: { first: string }) => (
  <>
    {weekdays.map((weekday) => (
      <span key={weekday} aria-hidden="true" className={css.weekday}>
        {weekday}
      </span>
    ))}
    {weekdays.slice(0, daysBefore(first)).map((weekday) => (
      <span key={`before-${weekday}`} />
    ))}
  </>
)

type YearsProps = {
  texts: CalendarTexts
  year: number
  choice: (label: string, start: string) => Choice
  onYear: (year: number) => void
}

function Years({ texts, year, choice, onYear }: YearsProps) {
  const [first, setFirst] = useState(year - (year % yearsPerPage))
  const last = first + yearsPerPage - 1
  const choices = [...Array(yearsPerPage).keys()].map((index) => choice(`${first + index}`, `${first + index}`))
  /** `next` is the first year beyond this page. */
  const step = (label: string, next: number, by: number): Step => ({
    label,
    onClick: !choice('', `${next}`).isDisabled && (() => setFirst(first + by)),
  })
  return (
    <div>
      <CalendarHead
        title={`${first}–${last}`}
        before={step(texts.earlierYears, first - 1, -yearsPerPage)}
        after={step(texts.laterYears, last + 1, yearsPerPage)}
      />
      <CalendarChoices label={texts.years} columns={4} choices={choices} onChoose={(index) => onYear(first + index)} />
    </div>
  )
}
