import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { FieldTexts } from './field.tsx'
import { Field, fieldWiring } from './field.tsx'
import * as css from './field.module.css'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children'> &
  FieldTexts & {
    /** A button inside the field's end, such as show or clear. */
    trailing?: ReactNode
  }

/** One line of text. All native attributes pass through; `id` is what an error summary links to. */
export function TextField(props: TextFieldProps) {
  const { id: givenId, label, mark, hint, error, trailing, className, ...native } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Field id={id} texts={{ label, mark, hint, error }}>
      <span className={css.frame}>
        <input
          {...native}
          {...fieldWiring(id, { hint, error }, native['aria-describedby'])}
          className={classNames(css.control, Boolean(trailing) && css.withTrailing, className)}
        />
        {trailing}
      </span>
    </Field>
  )
}
