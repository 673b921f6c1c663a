import { type CalendarDate, getWeeksInMonth } from '@internationalized/date'
import { useRef } from 'react'
import { useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import type { CalendarState } from 'react-stately/useCalendarState'
import { classNames } from '../../styles/class-names.ts'
import * as css from './birth-date-calendar.module.css'

/** The days of a month, week by week. */
export function CalendarDays({ state }: { state: CalendarState }) {
  const { gridProps, headerProps, weekDays } = useCalendarGrid({ weekdayStyle: 'short', firstDayOfWeek: 'mon' }, state)
  const weeks = getWeeksInMonth(state.visibleRange.start, 'de-DE', 'mon')
  return (
    <table {...gridProps} className={css.days}>
      <thead {...headerProps}>
        <tr>
          {weekDays.map((day) => (
            <th key={day}>{day}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: weeks }, (_, week) => (
          <tr key={week}>
            {state.getDatesInWeek(week).map((date) => date && <Day key={String(date)} state={state} date={date} />)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ state, date }: { state: CalendarState; date: CalendarDate }) {
  const box = useRef<HTMLDivElement>(null)
  const { cellProps, buttonProps, isSelected, isOutsideVisibleRange, isDisabled, formattedDate } = useCalendarCell(
    { date },
    state,
    box,
  )
  return (
    <td {...cellProps}>
      <div
        {...buttonProps}
        ref={box}
        hidden={isOutsideVisibleRange}
        className={classNames(css.choice, isSelected && css.chosen, isDisabled && css.outside)}
      >
        {formattedDate}
      </div>
    </td>
  )
}
