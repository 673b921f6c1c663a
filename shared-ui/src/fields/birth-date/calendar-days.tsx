import { useEffect, useRef, type KeyboardEvent } from 'react'
import { classNames } from '../../styles/class-names.ts'
import { dayAfterKey, nameOf, weeksOf } from './calendar-day.ts'
import * as css from './birth-date-calendar.module.css'

export type CalendarDaysProps = {
  /** Name of the month. */
  label: string
  /** Where the keyboard is. */
  day: string
  chosen: string | null
  /** Limits a day to those that can be chosen. */
  limit: (day: string) => string
  onMove: (day: string) => void
  onChoose: (day: string) => void
}

/** The days of a month in a grid, to which screen readers pass the keys that move in it, also to other months. */
export function CalendarDays({ label, day, chosen, limit, onMove, onChoose }: CalendarDaysProps) {
  const current = useRef<HTMLButtonElement>(null)
  // When the days appear and after a key; a button above them keeps the focus.
  const takesFocus = useRef(true)
  useEffect(() => {
    if (takesFocus.current) current.current?.focus()
    takesFocus.current = false
  }, [day])

  function move(event: KeyboardEvent): void {
    const next = dayAfterKey(day, event.key)
    if (next === null) return
    event.preventDefault()
    takesFocus.current = limit(next) !== day
    onMove(next)
  }

  const weeks = weeksOf(day)
  return (
    <table role="grid" aria-label={label} className={css.days} onKeyDown={move}>
      <thead>
        <tr>
          {weeks[0]?.map((weekday) => (
            <th key={weekday}>{nameOf(weekday, { weekday: 'short' })}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} aria-selected={date === chosen}>
                {date.slice(0, 7) === day.slice(0, 7) && (
                  <button
                    ref={date === day ? current : undefined}
                    type="button"
                    tabIndex={date === day ? 0 : -1}
                    aria-label={nameOf(date, { dateStyle: 'full' })}
                    disabled={limit(date) !== date}
                    className={classNames(css.choice, date === chosen && css.chosen)}
                    onClick={() => onChoose(date)}
                  >
                    {Number(date.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
