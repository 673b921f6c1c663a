import * as css from './filter-chips.module.css'

export type FilterChipsProps<T> = {
  /** Accessible name of the group. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** A filter with one chosen option, as toggle buttons; a change takes effect at once. */
export function FilterChips<T extends string | null>({ label, options, value, onChange }: FilterChipsProps<T>) {
  return (
    <fieldset aria-label={label} className={css.chips}>
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
