import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { FieldError, fieldAttributes } from './field.tsx'
import * as css from './choice.module.css'

export type RadioCardsProps = {
  legend: ReactNode
  name: string
  options: readonly { value: string; title: ReactNode }[]
  /** The chosen value, or undefined. */
  value: string | undefined
  onChange: (value: string) => void
  error?: ReactNode
  /** Id of the first radio button, for links of an error summary. */
  id: string
}

/** Radio buttons as cards with a title. */
export function RadioCards({ legend, name, options, value, onChange, error, id }: RadioCardsProps) {
  return (
    <fieldset className={css.group} aria-describedby={fieldAttributes(id, { error })['aria-describedby']}>
      <legend className={css.legend}>{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className={classNames(css.radioCard, Boolean(error) && css.invalid)}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={css.radio}
          />
          <span className={classNames(css.texts, css.title)}>{option.title}</span>
        </label>
      ))}
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}
