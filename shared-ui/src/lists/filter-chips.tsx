import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../styles/class-names.ts'
import { useShownFocus } from './use-shown-focus.ts'
import * as css from './filter-chips.module.css'

export type FilterChipsProps<T> = {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** One row that scrolls sideways on a phone, instead of several. */
  scrolling?: boolean
}

/** A filter with one chosen option, as toggle buttons; a change takes effect at once. */
export function FilterChips<T extends string | null>(props: FilterChipsProps<T>) {
  const { label, options, value, onChange, scrolling = false } = props
  const row = useRef<HTMLFieldSetElement>(null)
  useShownFocus(row, 'button')
  // The first one is in view at first, and the browser need not lay out the page to know it.
  const shown = useRef(options[0]?.value)
  useLayoutEffect(() => {
    if (value !== shown.current && row.current) showChosen(row.current)
    shown.current = value
  }, [value])
  return (
    <fieldset ref={row} aria-label={label} className={classNames(css.chips, scrolling && css.scrolling)}>
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          className={css.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          onBlur={({ relatedTarget }) => {
            if (row.current?.contains(relatedTarget) === false) showChosen(row.current)
          }}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

/**
 * A chosen chip may be beyond the edge, also where the keyboard has left the row: the row, and only the row, scrolls
 * until it is in the middle. A chip that was clicked stays where it is.
 */
function showChosen(row: HTMLElement): void {
  const chip = row.querySelector<HTMLElement>('[aria-pressed=true]')
  if (chip === null || row.matches(':focus-within')) return
  const start = chip.offsetLeft - row.offsetLeft
  const space = row.offsetWidth - chip.offsetWidth
  const hidden = row.scrollLeft - start
  if (hidden > 0 || hidden < -space) row.scrollLeft = start - space / 2
}
