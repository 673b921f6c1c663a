import { useEffect, useRef, type KeyboardEvent } from 'react'
import { ChevronIcon } from '../../icons/icons.tsx'
import { classNames } from '../../styles/class-names.ts'
import type { Elements } from '../../styles/elements.ts'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import * as css from './birth-date-calendar.module.css'

/** `name` is what screen readers say in place of the label. The current one is where the keyboard begins, also without a chosen date. */
export type Choice = { label: string; name?: string; isCurrent: boolean; isChosen: boolean; isDisabled: boolean }

type CalendarChoicesProps = {
  label: string
  columns: 3 | 4 | 7
  /** Cells before the choices. */
  before?: Elements
  choices: readonly Choice[]
  onChoose: (index: number) => void
}

const columnsOf = { 3: css.months, 4: css.years, 7: css.days }

/** Years, months or days in rows; arrow keys move between them. Takes the focus when it appears. */
export function CalendarChoices({ label, columns, before, choices, onChoose }: CalendarChoicesProps) {
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
    <div ref={grid} role="group" aria-label={label} className={classNames(css.choices, columnsOf[columns])}>
      {before}
      {choices.map(({ label: text, name, isCurrent, isChosen, isDisabled }, index) => (
        <button
          key={text}
          type="button"
          className={classNames(css.choice, isChosen && css.chosen)}
          aria-label={name}
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

export type Step = {
  label: string
  /** False where there is nothing further. */
  onClick: (() => void) | false
}

type CalendarHeadProps = { title: string; up?: { label: string; onClick: () => void }; before?: Step; after?: Step }

/** What the calendar shows, with the ways back, to what is before and to what is after. */
export const CalendarHead = ({ title, up, before, after }: CalendarHeadProps) => (
  <div className={css.head}>
    {before && <StepButton step={before} className={css.before} />}
    {up ? (
      <button type="button" className={css.up} onClick={up.onClick}>
        <span aria-live="polite">{title}</span>
        <VisuallyHidden>{up.label}</VisuallyHidden>
        <ChevronIcon size={20} />
      </button>
    ) : (
      <p className={css.title} aria-live="polite">
        {title}
      </p>
    )}
    {after && <StepButton step={after} className={css.after} />}
  </div>
)

/** Stays focusable without a further page, because the focus would be lost on the last one. */
const StepButton = ({ step: { label, onClick }, className }: { step: Step; className: string | undefined }) => (
  <button
    type="button"
    className={classNames(css.step, className)}
    aria-label={label}
    aria-disabled={onClick === false || undefined}
    onClick={() => onClick && onClick()}
  >
    <ChevronIcon size={20} />
  </button>
)
