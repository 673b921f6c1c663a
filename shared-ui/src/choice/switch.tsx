import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { FieldHint, fieldAttributes } from '../field/field.tsx'
import * as css from './choice.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** Waiting for a response: ignores input. */
  busy?: boolean
}

/** A setting that takes effect at once; a native checkbox with the role `switch`. */
export function Switch({ id: givenId, label, hint, busy = false, className, ...native }: SwitchProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={classNames(css.choice, css.withSwitch, className)}>
      <div className={css.texts}>
        <label htmlFor={id}>{label}</label>
        <FieldHint id={id}>{hint}</FieldHint>
      </div>
      <input
        {...native}
        {...fieldAttributes(id, { hint }, native['aria-describedby'])}
        type="checkbox"
        role="switch"
        aria-busy={busy || undefined}
        aria-disabled={busy || native['aria-disabled']}
        onClick={(event) => (busy ? event.preventDefault() : native.onClick?.(event))}
        className={css.switch}
      />
    </div>
  )
}
