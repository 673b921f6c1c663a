import { type ComponentProps, useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import { type FieldTexts, Field, fieldAttributes } from './field.tsx'
import type { Elements } from '../styles/elements.ts'
import { useComposition } from './use-composition.ts'
import * as css from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldTexts & {
    /** A button at the end inside the field, such as show or clear. */
    trailing?: Elements
    /** True for passwords, which may hold blanks only. */
    keepsBlanks?: boolean
  }

/** A text input. Passes native attributes on; error summaries link to its `id`. */
export function TextField(props: TextFieldProps) {
  const ownId = useId()
  const { id = ownId, label, mark, hint, error, trailing, className, ...rest } = props
  const { keepsBlanks = false, ...native } = rest
  const typing = useComposition(native, keepsBlanks)
  return (
    <Field id={id} texts={{ label, mark, hint, error }}>
      <input
        {...(native.type === 'search' && { enterKeyHint: 'search' })}
        {...native}
        {...typing}
        {...fieldAttributes(id, { hint, error }, native['aria-describedby'])}
        className={classNames(css.control, Boolean(trailing) && css.withTrailing, className)}
      />
      {trailing}
    </Field>
  )
}
