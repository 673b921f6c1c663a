import { endOfBerlinDay } from '@portal/shared-contracts/berlin-time'
import { entryImages } from '../pictures/entry-images.ts'
import type { CatalogueEntry } from '../catalogue/entry.ts'
import { run } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

const startedDaysAgo = 20

/** Writes the catalogue with dates relative to now and keeps existing redemptions. */
export function writeCatalogue(state: SandboxState): void {
  for (const [position, entry] of state.catalogue.entries()) {
    const { fromDay = -startedDaysAgo, days, activatable, perMember, stock, rejectedWith } = entry
    // A day begins one second after the end of the day before.
    const validFrom = fromDay === null ? null : new Date(endOfBerlinDay(state.now(), fromDay - 1).getTime() + 1000)
    const validTo = days === null ? null : endOfBerlinDay(state.now(), days)
    run(
      state.db,
      `INSERT INTO coupons (couponId, position, usageType, title, points, definition, validFrom, validTo, activatable,
         rejectedWith, maxRedeemCount, maxRedeemCountGlobal, redeemCountGlobal)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (couponId) DO UPDATE SET definition = excluded.definition, position = excluded.position,
         validFrom = excluded.validFrom, validTo = excluded.validTo`,
      entry.couponId,
      position,
      entry.usageType,
      entry.title,
      priceOf(entry),
      JSON.stringify(definition(state.origin, entry)),
      validFrom?.toISOString() ?? '',
      validTo?.toISOString() ?? '',
      Number(activatable ?? entry.usageType !== 'REWARD'),
      rejectedWith ?? null,
      perMember ?? null,
      stock?.total ?? null,
      stock?.taken ?? 0,
    )
  }
}

/** What an order costs. */
const priceOf = ({ points, redeemActions: [action] }: CatalogueEntry): number => points ?? Number(action?.value)

/** The constant fields of a coupon with the provider's field names. */
function definition(origin: string, entry: CatalogueEntry): Record<string, unknown> {
  const { couponId, title, subTitle, category, points, redeemActions, usageType } = entry
  const { visibleIn = 'shop,pos', donatePoints, description } = entry
  return {
    ...(points !== null && { points }),
    externalReference: `CODE-${couponId}`,
    i18nFields: { de: { title, subTitle } },
    images: entryImages(origin, couponId, entry.images ?? (usageType === 'REWARD' ? 'background' : 'plain')),
    redeemActions,
    conditions:
      visibleIn === null
        ? []
        : [{ conditionType: 'programUnit', conditionUsage: 'REDEEM_VISIBILITY', value: visibleIn }],
    pointsOfRedemption: category === '' ? [] : [{ unitType: 'PROGRAM', value: category }],
    customProperties: [
      ...(category === '' ? [] : [{ name: 'category', value: category }]),
      ...(donatePoints === undefined ? [] : [{ name: 'donatePoints', value: String(donatePoints) }]),
      ...(description === undefined ? [] : [{ name: 'description', value: description }]),
    ],
  }
}
