import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldError, fieldAttributes } from './field.tsx'
import * as css from './choice.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  /** May contain links, for example to conditions. */
  label: ReactNode
  /** Follows the label, for example '*' for a required consent; hidden from screen readers. */
  mark?: string
  error?: ReactNode
}

/** A native checkbox with its label and error. */
export function Checkbox(props: CheckboxProps) {
  const ownId = useId()
  const { id = ownId, label, mark, error, ...native } = props
  return (
    <div className={css.choice}>
      <input
        {...native}
        {...fieldAttributes(id, { error }, native['aria-describedby'])}
        type="checkbox"
        className={css.box}
      />
      <div className={css.texts}>
        <label htmlFor={id}>
          <span>{label}</span>
          {mark && <span aria-hidden="true">{`\u00a0${mark}`}</span>}
        </label>
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  )
}
