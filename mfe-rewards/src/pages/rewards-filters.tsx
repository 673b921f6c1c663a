import { FilterChips } from '@delikaterie/shared-ui/filter-chips'
import { SelectField } from '@delikaterie/shared-ui/select-field'
import { TextField } from '@delikaterie/shared-ui/text-field'
import { useStore } from '@nanostores/react'
import { rewardCategories, type RewardCategory } from '../domain/reward-category.ts'
import { sortOrders } from '../domain/reward-list.ts'
import { t } from '../messages/rewards.ts'
import type { RewardsModel } from '../stores/rewards.ts'
import * as css from './rewards.module.css'

const categories: { value: RewardCategory | null; label: string }[] = [
  { value: null, label: t.everyCategory },
  ...rewardCategories.map((category) => ({ value: category, label: category })),
]
const sorts = sortOrders.map((value) => ({ value, label: t.sortNames[value] }))

/** Category, search and order of the list (spec §9, Reward filter categories). */
export function RewardFilters({ page }: { page: RewardsModel }) {
  const filter = useStore(page.$filter)
  return (
    <search className={css.filters}>
      <FilterChips
        label={t.categories}
        options={categories}
        value={filter.category}
        onChange={(category) => page.choose({ category })}
      />
      <div className={css.fields}>
        <TextField
          type="search"
          label={t.search}
          placeholder={t.searchHint}
          autoComplete="off"
          maxLength={80}
          value={filter.text}
          onChange={(event) => page.choose({ text: event.currentTarget.value })}
        />
        <SelectField
          label={t.sort}
          options={sorts}
          value={filter.sort}
          onChange={({ currentTarget: { value } }) => page.choose({ sort: sortOrders.find((sort) => sort === value) ?? 'recommended' })}
        />
      </div>
    </search>
  )
}
