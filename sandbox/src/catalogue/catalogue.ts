import { couponPlaceOf } from '@portal/shared-contracts/coupon/coupon-place'
import { catalogue as brandCatalogue, type BrandCatalogue } from '@portal/shared-contracts/brand/catalogue'
import coreCoupons from './core-coupons.json' with { type: 'json' }
import coreRewards from './core-rewards.json' with { type: 'json' }
import { parseEntries, type CatalogueEntry } from './entry.ts'
import moreCoupons from './more-coupons.json' with { type: 'json' }
import moreRewards from './more-rewards.json' with { type: 'json' }
import { oddCoupons, oddRewards } from './odd-entries.ts'

/**
 * Entries with what a brand sells in their place; ids, prices, limits and dates stay.
 * @throws Error if the brand names an id that no entry has
 */
export function withItems(entries: readonly CatalogueEntry[], items: BrandCatalogue): CatalogueEntry[] {
  const ids = new Set(entries.map(({ couponId }) => couponId))
  const unknown = Object.keys(items).find((id) => !ids.has(id))
  if (unknown !== undefined) throw new Error(`content/catalogue.ts of the brand names ${unknown}, which is no entry`)
  return entries.map((entry) => {
    const item = items[entry.couponId]
    if (item === undefined) return entry
    const { description: _, ...rest } = entry
    const { picture: __, ...texts } = item
    return { ...rest, ...texts }
  })
}

/** Places of the specification that many retailers do not have. */
const rarePlaces = ['Gastronomie', 'Academy']

/** An entry with places that the brand has: in place of others stands the online shop. */
function withPlaces(entry: CatalogueEntry): CatalogueEntry {
  const names = entry.category.split(', ')
  const known = names.map((name) =>
    rarePlaces.includes(name) && couponPlaceOf(name) === undefined ? 'Im Online-Shop' : name,
  )
  return { ...entry, category: [...new Set(known)].join(', ') }
}

/** Everything the demo offers, in the order in which the platform lists it: the unusual entries come last. */
export const fullCatalogue: readonly CatalogueEntry[] = withItems(
  [...parseEntries([...coreRewards, ...moreRewards, ...coreCoupons, ...moreCoupons]), ...oddRewards, ...oddCoupons],
  brandCatalogue,
).map(withPlaces)

const coreIds = new Set([...coreRewards, ...coreCoupons].map(({ couponId }) => couponId))

/** The first rewards and Aktionen only, for tests that need a short list. */
export const coreCatalogue: readonly CatalogueEntry[] = fullCatalogue.filter(({ couponId }) => coreIds.has(couponId))

/** An entry by its id; its texts are the brand's. @throws Error for an unknown id */
export function entryOf(couponId: string): CatalogueEntry {
  const entry = fullCatalogue.find((candidate) => candidate.couponId === couponId)
  if (entry === undefined) throw new Error(`The catalogue has no ${couponId}`)
  return entry
}

/** The title of an entry by its id. @throws Error for an unknown id */
export const titleOf = (couponId: string): string => entryOf(couponId).title
