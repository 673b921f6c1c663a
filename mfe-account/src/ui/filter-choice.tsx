import * as css from './filter-choice.module.css'

export type FilterChoiceProps<T extends string> = {
  /** Names the group for screen readers. */
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}

/** One choice of a few that takes effect at once; the pressed one is on. */
export function FilterChoice<T extends string>({ label, options, value, onChange }: FilterChoiceProps<T>) {
  return (
    <fieldset aria-label={label} className={css.choice}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={css.option}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
