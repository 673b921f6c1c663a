import type { ComponentProps } from 'react'
import { classNames } from '@delikaterie/shared-ui/class-names'
import * as css from './form.module.css'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { compact?: boolean; onSubmit: () => unknown }

/** A form that a store validates and sends. */
export const Form = ({ compact = false, className, onSubmit, ...props }: FormProps) => (
  <form
    {...props}
    method="post"
    noValidate
    className={classNames(css.form, compact && css.compact, className)}
    onSubmit={(event) => {
      event.preventDefault()
      onSubmit()
    }}
  />
)

/** The input of an e-mail address. */
export const emailInput = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const
