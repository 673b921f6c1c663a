import { CheckIcon } from '../icons/icons.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { classNames } from '../class-names/class-names.ts'
import * as css from './steps.module.css'

export type StepsProps = {
  /** Names the list, for example the task. */
  label: string
  steps: readonly string[]
  /** Index of the step at hand; `steps.length` when all are done. */
  current: number
  /** Read after a finished step's name. */
  doneLabel: string
}

/** Where someone stands in a task of several steps. */
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
            {step}
            {index < current && <VisuallyHidden> ({doneLabel})</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
