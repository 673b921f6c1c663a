import { useState } from 'react'
import { ChevronIcon } from '../../icons/icons.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import { CalendarChoices, type CalendarChoicesProps, type Choice } from './calendar-choices.tsx'
import { dayOf, daysBefore, daysOf, nameOf, partsOf } from './calendar-day.ts'
import * as css from './birth-date-calendar.module.css'

export type CalendarTexts = { years: string; months: string; toYears: string; toMonths: string }

export type BirthDateCalendarProps = {
  /** Days as YYYY-MM-DD; `chosen` is null without a valid date. */
  chosen: string | null
  earliest: string
  latest: string
  texts: CalendarTexts
  onChoose: (day: string) => void
}

/** The year with which the keyboard begins without a birth date; most members' years of birth are around it. */
const usualYear = 1980

/** The numbers from one to another one. */
const range = (first: number, last: number): number[] => [...Array(last - first + 1).keys()].map((each) => first + each)

type View = 'years' | 'months' | 'days'

/** A calendar for birth dates: the year first, then the month, then the day; weeks start on Monday. */
export function BirthDateCalendar({ chosen, earliest, latest, texts, onChoose }: BirthDateCalendarProps) {
  const [view, setView] = useState<View>('years')
  /** Where the keyboard begins. */
  const [day, setDay] = useState(chosen ?? `${usualYear}-01-01`)
  const limit = (to: string): string => (to < earliest ? earliest : to > latest ? latest : to)
  const open = (next: View, to: string): void => {
    setDay(limit(to))
    setView(next)
  }
  /** A year, a month or a day, with which its days begin. */
  const choice = (label: string, start: string): Choice => ({
    label,
    isChosen: chosen?.startsWith(start) ?? false,
    isDisabled: limit(start) !== start && !earliest.startsWith(start),
  })
  const monthChoice = (start: string): Choice => choice(nameOf(start, { month: 'long' }), start.slice(0, 7))
  const dayChoice = (each: string): Choice => ({
    ...choice(String(partsOf(each).date), each),
    name: nameOf(each, { dateStyle: 'full' }),
  })
  const { year, month, date } = partsOf(day)
  const firstYear = partsOf(earliest).year
  const days = daysOf(year, month)
  const monthName = nameOf(day, { month: 'long', year: 'numeric' })
  const lists = {
    years: {
      label: texts.years,
      columns: 4,
      choices: range(firstYear, partsOf(latest).year).map((each) => choice(String(each), String(each))),
      first: year - firstYear,
      onChoose: (index) => open('months', dayOf(firstYear + index, month, date)),
    },
    months: {
      label: texts.months,
      columns: 3,
      choices: range(0, 11).map((each) => monthChoice(dayOf(year, each, 1))),
      first: month,
      onChoose: (index) => open('days', dayOf(year, index, date)),
    },
    days: {
      label: monthName,
      columns: 7,
      head: <Weekdays first={dayOf(year, month, 1)} />,
      choices: days.map((each) => dayChoice(each)),
      first: date - 1,
      onChoose: (index) => onChoose(days[index] ?? day),
    },
  } satisfies Record<View, CalendarChoicesProps>
  return (
    <div>
      {view === 'months' && <CalendarHead title={String(year)} up={texts.toYears} onUp={() => setView('years')} />}
      {view === 'days' && <CalendarHead title={monthName} up={texts.toMonths} onUp={() => setView('months')} />}
      {/* Keyed, because another list takes the focus. */}
      <CalendarChoices key={view} {...lists[view]} />
    </div>
  )
}

/** What is chosen so far, as the button back to that choice. */
const CalendarHead = ({ title, up, onUp }: { title: string; up: string; onUp: () => void }) => (
  <p className={css.head}>
    <button type="button" className={css.up} onClick={onUp}>
      <span>{title}</span>
      <VisuallyHidden>{up}</VisuallyHidden>
      <ChevronIcon size={20} />
    </button>
  </p>
)

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
