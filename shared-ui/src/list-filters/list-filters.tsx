import { maxSearchLength, type ListFilter } from '@delikaterie/shared-contracts/domain/list-filter'
import { SelectField } from '../field/select-field.tsx'
import { TextField } from '../field/text-field.tsx'
import { FilterChips } from '../filter-chips/filter-chips.tsx'
import * as css from './list-filters.module.css'

export type ListFiltersProps<C extends string, S extends string> = {
  texts: { categories: string; everyCategory: string; search: string; searchHint: string; sort: string }
  /** Names as shown. */
  categories: readonly C[]
  sorts: readonly { value: S; label: string }[]
  filter: ListFilter<C, S>
  /** Called with the changed part. */
  onChange: (part: Partial<ListFilter<C, S>>) => void
}

/** Controls for category, search text and sort order of a list; a change takes effect at once. */
export function ListFilters<C extends string, S extends string>(props: ListFiltersProps<C, S>) {
  const { texts, categories, sorts, filter, onChange } = props

  function chooseSort(chosen: string): void {
    const sort = sorts.find(({ value }) => value === chosen)
    if (sort) onChange({ sort: sort.value })
  }

  return (
    <search className={css.filters}>
      <FilterChips
        label={texts.categories}
        options={[{ value: null, label: texts.everyCategory }, ...categories.map((value) => ({ value, label: value }))]}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
      <div className={css.fields}>
        <TextField
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          autoComplete="off"
          maxLength={maxSearchLength}
          value={filter.text}
          onChange={(event) => onChange({ text: event.currentTarget.value })}
        />
        <SelectField
          label={texts.sort}
          options={sorts}
          value={filter.sort}
          onChange={(event) => chooseSort(event.currentTarget.value)}
        />
      </div>
    </search>
  )
}
