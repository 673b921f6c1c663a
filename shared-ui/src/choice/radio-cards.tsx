import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { FieldError, FieldHint, fieldAttributes } from '../field/field.tsx'
import * as css from './choice.module.css'

export type RadioCardOption = {
  value: string
  title: ReactNode
  text?: ReactNode
  disabled?: boolean
}

export type RadioCardsProps = {
  legend: ReactNode
  name: string
  options: readonly RadioCardOption[]
  /** The chosen value, or undefined. */
  value: string | undefined
  onChange: (value: string) => void
  hint?: ReactNode
  error?: ReactNode
  /** Id of the first radio button, for links of an error summary. */
  id?: string
}

/** Radio buttons as cards with title and text. */
export function RadioCards({ legend, name, options, value, onChange, hint, error, id: givenId }: RadioCardsProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const attributes = fieldAttributes(id, { hint, error })
  return (
    <fieldset className={css.group} aria-describedby={attributes['aria-describedby']}>
      <legend className={css.legend}>{legend}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      {options.map((option, index) => (
        <label key={option.value} className={classNames(css.radioCard, Boolean(error) && css.invalid)}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className={css.radio}
          />
          <span className={css.texts}>
            <span className={css.title}>{option.title}</span>
            {option.text && <span className={css.text}>{option.text}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
