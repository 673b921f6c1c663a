import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { FieldError, FieldHint, fieldAttributes } from '../field/field.tsx'
import * as css from './choice.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  /** May contain links, for example to conditions. */
  label: ReactNode
  /** Follows the label, for example '*' for a required consent; hidden from screen readers. */
  mark?: string
  hint?: ReactNode
  error?: ReactNode
}

/** A native checkbox with its label, hint and error. */
export function Checkbox({ id: givenId, label, mark, hint, error, className, ...native }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames(css.choice, className)}>
      <input
        {...native}
        {...fieldAttributes(id, { hint, error }, native['aria-describedby'])}
        type="checkbox"
        className={css.box}
      />
      <div className={css.texts}>
        <label htmlFor={id}>
          {label}
          {mark && <span aria-hidden="true"> {mark}</span>}
        </label>
        <FieldHint id={id}>{hint}</FieldHint>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  )
}
