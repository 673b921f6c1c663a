import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { classNames } from '../../styles/class-names.ts'
import type { Elements } from '../../styles/elements.ts'
import * as css from './birth-date-calendar.module.css'

/** `name` is what screen readers say in place of the label. */
export type Choice = { label: string; name?: string; isChosen: boolean; isDisabled: boolean }

export type CalendarChoicesProps = {
  label: string
  columns: 3 | 4 | 7
  /** Cells above the choices. */
  head?: Elements
  choices: readonly Choice[]
  /** Index of the choice with which the keyboard begins. */
  first: number
  onChoose: (index: number) => void
}

const columnsOf = { 3: css.months, 4: css.years, 7: css.days }

/** Years, months or days in rows; arrow keys move between them. Takes the focus when it appears. */
export function CalendarChoices({ label, columns, head, choices, first, onChoose }: CalendarChoicesProps) {
  const grid = useRef<HTMLDivElement>(null)
  /** The choice that Tab reaches: the one that had the focus last. */
  const [current, setCurrent] = useState(first)
  const focus = (index: number): void => grid.current?.querySelectorAll('button')[index]?.focus()

  useEffect(() => {
    // In a microtask, because opening the dialog moves the focus to its heading.
    queueMicrotask(() => focus(first))
  }, [first])

  function move(event: KeyboardEvent): void {
    const steps = new Map([
      ['ArrowLeft', -1],
      ['ArrowRight', 1],
      ['ArrowUp', -columns],
      ['ArrowDown', columns],
    ])
    const step = steps.get(event.key)
    if (step === undefined) return
    event.preventDefault()
    focus(current + step)
  }

  return (
    <div ref={grid} role="group" aria-label={label} className={classNames(css.choices, columnsOf[columns])}>
      {head}
      {choices.map(({ label: text, name, isChosen, isDisabled }, index) => (
        <button
          key={text}
          type="button"
          className={css.choice}
          aria-label={name}
          aria-current={isChosen || undefined}
          tabIndex={index === current ? 0 : -1}
          disabled={isDisabled}
          onFocus={() => setCurrent(index)}
          onClick={() => onChoose(index)}
          onKeyDown={move}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
