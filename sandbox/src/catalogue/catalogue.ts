import { coreCoupons } from './core-coupons.ts'
import { coreRewards } from './core-rewards.ts'
import { diningCoupons } from './dining-coupons.ts'
import type { CatalogueEntry } from './entry.ts'
import { moreRewards } from './more-rewards.ts'
import { oddCoupons, oddRewards } from './odd-entries.ts'
import { shopCoupons } from './shop-coupons.ts'

/** The first rewards and Aktionen only, for tests that need a short list. */
export const coreCatalogue: readonly CatalogueEntry[] = [...coreRewards, ...coreCoupons]

/** Everything the demo offers, in the order in which the platform lists it: the unusual entries come last. */
export const fullCatalogue: readonly CatalogueEntry[] = [
  ...coreRewards,
  ...moreRewards,
  ...coreCoupons,
  ...shopCoupons,
  ...diningCoupons,
  ...oddRewards,
  ...oddCoupons,
]
