import { useId } from 'react'
import * as css from './progress-bar.module.css'

export type ProgressBarProps = {
  value: number
  max: number
  /** Accessible name of the bar. */
  label: string
  /** Shown below the bar and read with it. */
  note: string
}

/** A native progress element with a label, for the hero. */
export function ProgressBar({ value, max, label, note }: ProgressBarProps) {
  const noteId = useId()
  return (
    <div className={css.wrap}>
      <progress
        className={css.bar}
        value={Math.min(value, max)}
        max={max}
        aria-label={label}
        aria-describedby={noteId}
      />
      <p id={noteId} className={css.note}>
        {note}
      </p>
    </div>
  )
}
