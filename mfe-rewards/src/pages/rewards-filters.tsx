import { ListFilters } from '@delikaterie/shared-ui/list-filters'
import { useStore } from '@nanostores/react'
import { rewardCategories } from '../domain/reward-category.ts'
import { sortOrders } from '../domain/reward-list.ts'
import { t } from '../messages/rewards.ts'
import type { RewardsModel } from '../stores/rewards.ts'

const sorts = sortOrders.map((value) => ({ value, label: t.sortNames[value] }))

/** Category, search and order of the list. */
export function RewardFilters({ page }: { page: RewardsModel }) {
  const filter = useStore(page.$filter)
  return (
    <ListFilters texts={t.filters} categories={rewardCategories} sorts={sorts} filter={filter} onChange={page.choose} />
  )
}
