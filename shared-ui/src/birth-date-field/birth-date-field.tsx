import { formatBirthDate, parseBirthDate } from '@delikaterie/shared-contracts/domain/birth-date'
import { TextField } from '../field/text-field.tsx'

export type BirthDateTexts = { hint: string }

export type BirthDateFieldProps = {
  id: string
  label: string
  /** As it is typed, DD.MM.YYYY. */
  value: string
  error: string | undefined
  texts: BirthDateTexts
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  autofill: boolean
  onChange: (value: string) => void
}

/** A birth date, typed as DD.MM.YYYY; a date typed in another accepted form is rewritten when the field is left. */
export function BirthDateField({ texts, autofill, value, onChange, ...field }: BirthDateFieldProps) {
  const rewrite = (): void => {
    const day = parseBirthDate(value)
    const text = day === null ? value : formatBirthDate(day)
    if (text !== value) onChange(text)
  }
  return (
    <TextField
      {...field}
      name="birthDate"
      hint={texts.hint}
      value={value}
      inputMode="numeric"
      maxLength={14}
      autoComplete={autofill ? 'bday' : 'off'}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={rewrite}
    />
  )
}
