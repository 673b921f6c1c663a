import { endOfBerlinDay } from '@portal/shared-contracts/dates/berlin-time'
import { entryImages } from '../pictures/entry-images.ts'
import type { CatalogueEntry } from '../catalogue/entry.ts'
import { insert } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

const startedDaysAgo = 20

const keepsRedemptions = `ON CONFLICT (couponId) DO UPDATE SET definition = excluded.definition,
  position = excluded.position, validFrom = excluded.validFrom, validTo = excluded.validTo`

/** Writes the catalogue with dates relative to now and keeps existing redemptions. */
export function writeCatalogue(state: SandboxState): void {
  for (const [position, entry] of state.catalogue.entries()) {
    const { couponId, usageType, title, points, days, activatable, perMember, stock, rejectedWith } = entry
    const {
      fromDay = -startedDaysAgo,
      redeemActions: [action],
    } = entry
    // A day begins one second after the end of the day before.
    const validFrom = fromDay === null ? null : new Date(endOfBerlinDay(state.now(), fromDay - 1).getTime() + 1000)
    const validTo = days === null ? null : endOfBerlinDay(state.now(), days)
    const coupon = {
      couponId,
      position,
      usageType,
      title,
      // What an order costs.
      points: points ?? Number(action?.value),
      definition: JSON.stringify(definition(state.origin, entry)),
      validFrom: validFrom?.toISOString() ?? '',
      validTo: validTo?.toISOString() ?? '',
      activatable: Number(activatable ?? usageType !== 'REWARD'),
      rejectedWith: rejectedWith ?? null,
      maxRedeemCount: perMember ?? null,
      maxRedeemCountGlobal: stock?.total ?? null,
      redeemCountGlobal: stock?.taken ?? 0,
    }
    insert(state, 'coupons', coupon, keepsRedemptions)
  }
}

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
