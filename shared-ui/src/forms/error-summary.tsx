import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { ErrorIcon } from '../icons/icons.tsx'
import * as css from './error-summary.module.css'

export type SummarisedError = {
  /** Id of the control to correct; without it the text is not a link. */
  fieldId?: string
  text: ReactNode
}

export type ErrorSummaryProps = {
  title: ReactNode
  errors: readonly SummarisedError[]
  /** Number of failed attempts; every new one takes the focus again. */
  attempt?: number
}

/* Instead of the browser's fragment navigation, which does not reach into shadow roots. */
function focusField(event: MouseEvent<HTMLAnchorElement>, fieldId: string): void {
  event.preventDefault()
  const root = event.currentTarget.getRootNode()
  if (root instanceof Document || root instanceof ShadowRoot) root.getElementById(fieldId)?.focus()
}

/** The errors of a form with links to their fields. Takes the focus when it appears; renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const present = errors.length > 0

  useEffect(() => box.current?.focus(), [present, attempt])

  if (!present) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" aria-labelledby={titleId} className={css.summary}>
      <ErrorIcon className={css.icon} />
      <div>
        <p id={titleId} className={css.title}>
          {title}
        </p>
        <ul className={css.list}>
          {errors.map(({ fieldId, text }, index) => (
            <li key={fieldId ?? index}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {text}
                </a>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
