import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useShownFocus } from '../scrolling-row/use-shown-focus.ts'
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
  // A choice of the address may be beyond the edge; only the row scrolls.
  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = leftOfChosen(row.current)
  }, [])
  return (
    <fieldset ref={row} aria-label={label} className={classNames(css.chips, scrolling && css.scrolling)}>
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          className={css.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}

/** How far a row has to scroll for its chosen chip to be in its middle. */
function leftOfChosen(row: HTMLElement): number {
  const chip = row.querySelector('[aria-pressed=true]')
  if (chip === null) return 0
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()]
  return row.scrollLeft + inner.left - outer.left - (outer.width - inner.width) / 2
}
