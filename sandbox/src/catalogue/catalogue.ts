import coreCoupons from './core-coupons.json' with { type: 'json' }
import coreRewards from './core-rewards.json' with { type: 'json' }
import { parseEntries, type CatalogueEntry } from './entry.ts'
import moreCoupons from './more-coupons.json' with { type: 'json' }
import moreRewards from './more-rewards.json' with { type: 'json' }
import { oddCoupons, oddRewards } from './odd-entries.ts'

/** The first rewards and Aktionen only, for tests that need a short list. */
export const coreCatalogue: readonly CatalogueEntry[] = parseEntries([...coreRewards, ...coreCoupons])

/** Everything the demo offers, in the order in which the platform lists it: the unusual entries come last. */
export const fullCatalogue: readonly CatalogueEntry[] = [
  ...parseEntries([...coreRewards, ...moreRewards, ...coreCoupons, ...moreCoupons]),
  ...oddRewards,
  ...oddCoupons,
]
