import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as css from './choice.module.css'

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id' | 'className' | 'children'> & {
  label: ReactNode
}

/** A setting that takes effect at once; a native checkbox with the role `switch`. */
export function Switch({ label, ...native }: SwitchProps) {
  const id = useId()
  return (
    <div className={classNames(css.choice, css.withSwitch)}>
      <div className={css.texts}>
        <label htmlFor={id}>{label}</label>
      </div>
      <input {...native} id={id} type="checkbox" role="switch" className={css.switch} />
    </div>
  )
}
