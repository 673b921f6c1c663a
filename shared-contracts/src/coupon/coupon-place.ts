import * as facts from '../facts/brand-facts.ts'

/** The places of redemption that are filter categories, in the order of the filter; other places have no category. */
export const couponPlaces: readonly string[] = facts.couponPlaces.map(({ name }) => name)

const placeOfValue = new Map(
  facts.couponPlaces.flatMap(({ name, values = [name] }) => values.map((value) => [value.toLowerCase(), name])),
)

/** The category of a place as the provider names it; undefined for a place that has no category. */
export const couponPlaceOf = (value: string): string | undefined => placeOfValue.get(value.toLowerCase())
