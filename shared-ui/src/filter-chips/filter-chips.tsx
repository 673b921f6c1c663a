import * as css from './filter-chips.module.css'

export type FilterChipsProps<T> = {
  /** Names the group for screen readers. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** One choice of a few that takes effect at once; the pressed one is on. */
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
