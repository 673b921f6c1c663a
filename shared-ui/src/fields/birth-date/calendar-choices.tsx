import { useEffect, useRef, type KeyboardEvent } from 'react'
import { classNames } from '../../styles/class-names.ts'
import * as css from './birth-date-calendar.module.css'

/** The current one is where the keyboard begins, also without a chosen date. */
export type Choice = { label: string; isCurrent: boolean; isChosen: boolean; isDisabled: boolean }

type Props = {
  label: string
  columns: 3 | 4
  choices: readonly Choice[]
  onChoose: (index: number) => void
}

/** Years or months in rows; arrow keys move between them. Takes the focus when it appears. */
export function CalendarChoices({ label, columns, choices, onChoose }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const buttons = (): HTMLButtonElement[] => [...(grid.current?.querySelectorAll('button') ?? [])]

  useEffect(() => {
    const [first] = buttons()
    // In a microtask, because opening the dialog moves the focus to its first button.
    queueMicrotask(() => (buttons().find(({ ariaCurrent }) => ariaCurrent !== null) ?? first)?.focus())
  }, [])

  function move(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowRight: 1,
      ArrowUp: -columns,
      ArrowDown: columns,
    }
    const step = steps[event.key]
    const all = buttons()
    const from = all.findIndex((button) => button === event.target)
    if (step === undefined || from < 0) return
    event.preventDefault()
    all[from + step]?.focus()
  }

  return (
    <div
      ref={grid}
      role="group"
      aria-label={label}
      className={classNames(css.choices, columns === 4 ? css.years : css.months)}
    >
      {choices.map(({ label: text, isCurrent, isChosen, isDisabled }, index) => (
        <button
          key={text}
          type="button"
          className={classNames(css.choice, isChosen && css.chosen)}
          aria-current={isCurrent || undefined}
          disabled={isDisabled}
          onClick={() => onChoose(index)}
          onKeyDown={move}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
