import { type ComponentProps, useId } from 'react'
import { ChevronIcon } from '../icons/icons.tsx'
import { classNames } from '../styles/class-names.ts'
import { type FieldTexts, Field, fieldAttributes } from './field.tsx'
import * as css from './field.module.css'

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'disabled'> &
  FieldTexts & {
    options: readonly { value: string; label: string }[]
    /** Label of the empty value. */
    placeholder?: string
  }

/** A native select, so that every device shows its own list. */
export function SelectField(props: SelectFieldProps) {
  const ownId = useId()
  const { id = ownId, label, mark, hint, error, options, placeholder, className, ...native } = props
  return (
    <Field id={id} texts={{ label, mark, hint, error }}>
      <select
        {...native}
        {...fieldAttributes(id, { hint, error }, native['aria-describedby'])}
        className={classNames(css.control, css.select, className)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronIcon size={20} className={css.chevron} />
    </Field>
  )
}

/** Attributes of a select that shows its value and ignores changes: HTML has no read-only select. */
export const readOnlySelect = { 'aria-disabled': true, onChange: () => {} } as const
