import { classNames } from '../class-names/class-names.ts'
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
  return (
    <fieldset aria-label={label} className={classNames(css.chips, scrolling && css.scrolling)}>
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
