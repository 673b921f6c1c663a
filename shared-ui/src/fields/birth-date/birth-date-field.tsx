import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { earliestBirthDate, formatBirthDate, parseBirthDate } from '@portal/shared-contracts/customer/birth-date'
import { fieldRules } from '@portal/shared-contracts/customer/field-rules'
import { useState } from 'react'
import { Dialog } from '../../layout/dialog.tsx'
import { TextField } from '../text-field.tsx'
import * as fieldCss from '../field.module.css'
import { CalendarIcon } from '../../icons/icons.tsx'
import { VisuallyHidden } from '../../text/visually-hidden.tsx'
import { BirthDateCalendar, type CalendarTexts } from './birth-date-calendar.tsx'
import * as css from './birth-date-field.module.css'

export type BirthDateTexts = {
  hint: string
  /** In place of the hint, once what was typed is rewritten; the day is YYYY-MM-DD. */
  understood: (day: string) => string
  /** The button that opens the calendar. */
  open: string
  title: string
  close: string
  calendar: CalendarTexts
}

export type BirthDateFieldProps = {
  id: string
  /** As it is typed, DD.MM.YYYY. */
  value: string
  error: string | undefined
  texts: BirthDateTexts
  /** The latest birth date that the calendar offers, and that a year of two digits means, as YYYY-MM-DD. */
  latest: string
  readOnly?: boolean | undefined
  /** On a page that shows the birth date without letting it be changed. */
  disabled?: boolean | undefined
  autofill: boolean
  onChange: (value: string) => void
}

/**
 * A birth date, typed as DD.MM.YYYY or chosen in a calendar that opens on the years. A date typed in another accepted
 * form is rewritten when the field is left, and the field says how it was understood (rule account-49).
 */
export function BirthDateField({ texts, latest, autofill, value, onChange, ...field }: BirthDateFieldProps) {
  const [isOpen, setOpen] = useState(false)
  /** The value that stands for a date that was typed in another form. */
  const [rewritten, setRewritten] = useState<string | null>(null)
  const { readOnly = false, disabled = false } = field
  const day = parseBirthDate(value, latest)
  const isInRange = day !== null && day >= earliestBirthDate && day <= latest

  const understood = day !== null && value === rewritten ? texts.understood(day) : null

  const rewrite = (): void => {
    const text = day === null ? value : formatBirthDate(day)
    if (text === value) return
    setRewritten(text)
    onChange(text)
  }
  const choose = (chosen: string): void => {
    onChange(formatBirthDate(chosen))
    setOpen(false)
  }

  return (
    <>
      <TextField
        {...field}
        label={fieldRules.birthDate.label}
        name={fieldName.birthDate}
        hint={understood ?? texts.hint}
        value={value}
        inputMode="numeric"
        autoComplete={(autofill && fieldRules.birthDate.autoComplete) || 'off'}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={rewrite}
        // Before Enter submits the form, because a change after that would clear the errors of the response.
        onKeyDown={({ key }) => key === 'Enter' && rewrite()}
        trailing={
          <button
            type="button"
            className={fieldCss.toggle}
            aria-label={texts.open}
            aria-disabled={readOnly || undefined}
            disabled={disabled}
            onClick={() => setOpen(!readOnly)}
          >
            <CalendarIcon size={22} />
          </button>
        }
      />
      <VisuallyHidden output>{understood}</VisuallyHidden>
      <Dialog open={isOpen && !disabled} title={texts.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <div className={css.box}>
          <BirthDateCalendar
            chosen={isInRange ? day : null}
            earliest={earliestBirthDate}
            latest={latest}
            texts={texts.calendar}
            onChoose={choose}
          />
        </div>
      </Dialog>
    </>
  )
}
