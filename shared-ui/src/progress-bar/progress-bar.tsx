import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../class-names/class-names.ts'
import * as css from './progress-bar.module.css'

export type ProgressBarProps = {
  value: number
  max: number
  /** Accessible name of the bar. */
  label: string
  /** Shown below the bar and read with it. */
  note?: ReactNode
  onGreen?: boolean
}

/** A native progress element with a label. */
export function ProgressBar({ value, max, label, note, onGreen = false }: ProgressBarProps) {
  const noteId = useId()
  return (
    <div className={classNames(css.wrap, onGreen && css.onGreen)}>
      <progress
        className={css.bar}
        value={Math.min(value, max)}
        max={max}
        aria-label={label}
        aria-describedby={note ? noteId : undefined}
      />
      {note && (
        <p id={noteId} className={css.note}>
          {note}
        </p>
      )}
    </div>
  )
}
