import type { ReactNode, ChangeEvent, ChangeEventHandler } from 'react'
import { classNames } from '../styles/class-names.ts'
import { ErrorText } from './error-text.tsx'
import * as css from './field.module.css'

export type FieldTexts = {
  label: ReactNode
  /** Follows the label, for example '*' for a required field; hidden from screen readers. */
  mark?: string | undefined
  hint?: ReactNode
  error?: ReactNode
}

/** Attributes that connect a control with its hint and error. Screen readers read the error first. */
export function fieldAttributes(id: string, texts: Pick<FieldTexts, 'hint' | 'error'>, own?: string) {
  const described = classNames(texts.error ? `${id}-error` : undefined, texts.hint ? `${id}-hint` : undefined, own)
  return { id, 'aria-invalid': texts.error ? true : undefined, 'aria-describedby': described || undefined } as const
}

/** The error below a control; renders nothing without children. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? <ErrorText id={`${id}-error`}>{children}</ErrorText> : null
}

/** Label, hint, control and error, in reading order. */
export function Field({ id, texts, children }: { id: string; texts: FieldTexts; children: ReactNode }) {
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.label}>
        <span>{texts.label}</span>
        {texts.mark && <span aria-hidden="true">{`\u00a0${texts.mark}`}</span>}
      </label>
      {texts.hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {texts.hint}
        </p>
      )}
      <span className={css.controlBox}>{children}</span>
      <FieldError id={id}>{texts.error}</FieldError>
    </div>
  )
}

/** Whether a field holds blanks only. */
export const isBlank = (text: string): boolean => text.trim() === ''

/** Empties a field that holds only blanks, before its change is reported (rule formats-10). */
export const withoutBlanks =
  <E extends HTMLInputElement | HTMLTextAreaElement>(onChange: ChangeEventHandler<E> | undefined) =>
  (event: ChangeEvent<E>): void => {
    if (isBlank(event.currentTarget.value)) event.currentTarget.value = ''
    onChange?.(event)
  }
