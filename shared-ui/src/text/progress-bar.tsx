import { useId } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as css from './progress-bar.module.css'

export type ProgressBarProps = {
  value: number
  max: number
  /** Accessible name of the bar. */
  label: string
  /** Shown below the bar and read with it. */
  note: string
  /** What is behind the bar. */
  ground?: 'hero' | 'paper'
}

/** A native progress element with a label. */
export function ProgressBar({ value, max, label, note, ground = 'hero' }: ProgressBarProps) {
  const noteId = useId()
  return (
    <div className={classNames(css.wrap, css[ground])}>
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
