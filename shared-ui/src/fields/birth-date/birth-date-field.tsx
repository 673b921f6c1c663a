import {
  earliestBirthDate,
  formatBirthDate,
  latestBirthDate,
  parseBirthDate,
} from '@delikaterie/shared-contracts/domain/birth-date'
import { useState, type ComponentType } from 'react'
import { Dialog } from '../../layout/dialog.tsx'
import { TextField } from '../text-field.tsx'
import * as fieldCss from '../field.module.css'
import { CalendarIcon } from '../../icons/icons.tsx'
import type { BirthDateCalendarProps, CalendarTexts } from './birth-date-calendar.tsx'
import * as css from './birth-date-field.module.css'

export type BirthDateTexts = {
  hint: string
  /** The button that opens the calendar. */
  open: string
  title: string
  close: string
  loading: string
  failed: string
  calendar: CalendarTexts
}

export type BirthDateFieldProps = {
  id: string
  label: string
  /** As it is typed, DD.MM.YYYY. */
  value: string
  error: string | undefined
  texts: BirthDateTexts
  /** Today in Berlin, as YYYY-MM-DD; the calendar ends on the day of coming of age. */
  today: string
  readOnly?: boolean | undefined
  autofill: boolean
  onChange: (value: string) => void
}

/**
 * A birth date, typed as DD.MM.YYYY or chosen in a calendar that opens on the years. A date typed in another accepted
 * form is rewritten when the field is left.
 */
export function BirthDateField({ texts, today, autofill, value, onChange, ...field }: BirthDateFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const calendar = useCalendarCode()
  const day = parseBirthDate(value)
  const latest = latestBirthDate(today, true)
  const isInRange = day !== null && day >= earliestBirthDate && day <= latest

  const rewrite = (): void => {
    const text = day === null ? value : formatBirthDate(day)
    if (text !== value) onChange(text)
  }
  const open = (): void => {
    setOpen(true)
    calendar.load()
  }
  const choose = (chosen: string): void => {
    onChange(formatBirthDate(chosen))
    setOpen(false)
  }

  return (
    <>
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
        // Before Enter submits the form, because a change after that would clear the errors of the response.
        onKeyDown={({ key }) => key === 'Enter' && rewrite()}
        trailing={
          <button type="button" className={fieldCss.toggle} aria-label={texts.open} onClick={open}>
            <CalendarIcon size={22} />
          </button>
        }
      />
      <Dialog open={isOpen} title={texts.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <div className={css.box}>
          {calendar.Component ? (
            <calendar.Component
              chosen={isInRange ? day : null}
              earliest={earliestBirthDate}
              latest={latest}
              texts={texts.calendar}
              onChoose={choose}
            />
          ) : (
            <p role="status">{calendar.hasFailed ? texts.failed : texts.loading}</p>
          )}
        </div>
      </Dialog>
    </>
  )
}

/** The code of the calendar, loaded when it is opened; a failed attempt is repeated by the next opening. */
function useCalendarCode() {
  const [Component, setComponent] = useState<ComponentType<BirthDateCalendarProps> | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const load = (): void => {
    if (Component) return
    setFailed(false)
    import('./birth-date-calendar.tsx').then(
      ({ BirthDateCalendar }) => setComponent(() => BirthDateCalendar),
      () => setFailed(true),
    )
  }
  return { Component, hasFailed, load }
}
