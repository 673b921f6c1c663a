import { maxSearchLength, type ListFilter } from '@portal/shared-contracts/lists/list-filter'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { FilterChips } from './filter-chips.tsx'
import * as css from './list-filters.module.css'

export type ListFiltersProps<C extends string, S extends string> = {
  texts: Readonly<
    Record<'categories' | 'everyCategory' | 'search' | 'searchHint' | 'sort' | 'showSearch' | 'showSort', string>
  >
  /** Names as shown. */
  categories: readonly C[]
  sorts: readonly { value: S; label: string }[]
  /** The lines of the icon that shows the sort order on a phone, in a box of 24 × 24, if it chooses something else. */
  sortIcon?: ReactElement
  filter: ListFilter<C, S>
  onChange: (part: Partial<ListFilter<C, S>>) => void
}

/**
 * Controls for category, search text and sort order of a list; a change takes effect at once. On a phone the buttons of
 * search and sort order stand below the chips: beside the first line of an element with `data-beside-tools` that
 * follows, which leaves room for them, else in a line of their own.
 */
export function ListFilters<C extends string, S extends string>(props: ListFiltersProps<C, S>) {
  const { texts, categories, sorts, sortIcon = sortArrows, filter, onChange } = props
  const fields = useId()
  // On a phone the fields open in the line of their buttons; a search of the address, or one typed while the window was
  // wide, is shown.
  const [open, setOpen] = useState<Tool | null>(filter.text === '' ? null : 'search')
  const toggle = (tool: Tool): void => setOpen(open === tool ? null : tool)

  function search(text: string): void {
    setOpen('search')
    onChange({ text })
  }

  function chooseSort(chosen: string): void {
    const sort = sorts.find(({ value }) => value === chosen)
    if (sort) onChange({ sort: sort.value })
  }

  return (
    <search className={css.filters}>
      <div className={css.bar}>
        <FilterChips
          scrolling
          label={texts.categories}
          options={[
            { value: null, label: texts.everyCategory },
            ...categories.map((value) => ({ value, label: value })),
          ]}
          value={filter.category}
          onChange={(category) => onChange({ category })}
        />
        <div className={css.tools}>
          <ToolButton
            label={texts.showSearch}
            controls={fields}
            open={open === 'search'}
            onClick={() => toggle('search')}
          >
            <path d="m21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z" />
          </ToolButton>
          <ToolButton label={texts.showSort} controls={fields} open={open === 'sort'} onClick={() => toggle('sort')}>
            {sortIcon}
          </ToolButton>
        </div>
      </div>
      <div id={fields} className={css.fields} data-open={open ?? undefined}>
        <TextField
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          autoComplete="off"
          maxLength={maxSearchLength}
          value={filter.text}
          onChange={(event) => search(event.currentTarget.value)}
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

type Tool = 'search' | 'sort'

const sortArrows = <path d="m3 8 4-4 4 4M7 4v16M21 16l-4 4-4-4M17 20V4" />

type ToolButtonProps = { label: string; controls: string; open: boolean; onClick: () => void; children: ReactNode }

/** Shows or hides a field on a phone; its icon is drawn here, because the shared icons are a contract. */
function ToolButton({ label, controls, open, onClick, children }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={label}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onClick}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {children}
      </svg>
    </button>
  )
}
