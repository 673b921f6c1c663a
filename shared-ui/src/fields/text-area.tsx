import { type ComponentProps, useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import { type FieldTexts, Field, fieldAttributes } from './field.tsx'
import { useComposition } from './use-composition.ts'
import * as css from './field.module.css'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children'> & FieldTexts

/** A text of several lines, which grows with its content. */
export function TextArea(props: TextAreaProps) {
  const ownId = useId()
  const { id = ownId, label, mark, hint, error, className, ...native } = props
  const typing = useComposition(native)
  return (
    <Field id={id} texts={{ label, mark, hint, error }}>
      <textarea
        {...native}
        {...typing}
        {...fieldAttributes(id, { hint, error }, native['aria-describedby'])}
        className={classNames(css.control, css.area, className)}
      />
    </Field>
  )
}
