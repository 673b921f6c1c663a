import { CheckIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import { classNames } from '../styles/class-names.ts'
import * as css from './steps.module.css'

export type StepsProps = {
  /** Accessible name of the list. */
  label: string
  steps: readonly string[]
  /** Index of the current step; `steps.length` when all are done. */
  current: number
  /** Read after the name of a completed step. */
  doneLabel: string
}

/** Progress through the steps of a task. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(css.step, index < current && css.done, index === current && css.current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className={css.dot} aria-hidden="true">
            {index < current ? <CheckIcon size={16} /> : index + 1}
          </span>
          <span className={css.name}>
            <span>{step}</span>
            {index < current && <VisuallyHidden>{` (${doneLabel})`}</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
