import { endOfBerlinDay } from '@delikaterie/shared-contracts/berlin-time'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { campaigns } from './campaigns.ts'
import { run } from './database.ts'
import { rewards } from './rewards.ts'
import type { SandboxState } from './sandbox-state.ts'

const startedDaysAgo = 20

/** Writes the catalogue with dates relative to now and keeps existing redemptions. */
export function writeCatalogue(state: SandboxState): void {
  for (const [position, entry] of [...rewards, ...campaigns].entries()) {
    const validFrom = new Date(endOfBerlinDay(state.now(), -startedDaysAgo).getTime() + 1000)
    const validTo = endOfBerlinDay(state.now(), entry.validDays)
    run(
      state.db,
      `INSERT INTO coupons (couponId, position, usageType, title, points, definition, validFrom, validTo, activatable,
         maxRedeemCount, maxRedeemCountGlobal, redeemCountGlobal)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (couponId) DO UPDATE SET definition = excluded.definition, position = excluded.position,
         validFrom = excluded.validFrom, validTo = excluded.validTo`,
      entry.couponId,
      position,
      entry.usageType,
      entry.title,
      entry.points,
      JSON.stringify(definition(state.origin, entry)),
      validFrom.toISOString(),
      validTo.toISOString(),
      Number(entry.activatable),
      entry.perMember ?? null,
      entry.stock?.total ?? null,
      entry.stock?.taken ?? 0,
    )
  }
}

/** The constant fields of a coupon with the provider's field names. */
function definition(origin: string, entry: CatalogueEntry): Record<string, unknown> {
  const { couponId, title, subTitle, category, visibleIn, redeemAction, donatePoints } = entry
  const picture = `${couponId.toLowerCase()}-1200x1200.jpg`
  return {
    externalReference: `CODE-${couponId}`,
    i18nFields: { de: { title, subTitle } },
    images: entry.hasPicture
      ? [{ id: picture, name: picture, path: `${origin}/images/${picture}`, tags: ['BACKGROUND'] }]
      : [],
    redeemActions: redeemAction ? [redeemAction] : [],
    conditions:
      visibleIn === null
        ? []
        : [{ conditionType: 'programUnit', conditionUsage: 'REDEEM_VISIBILITY', value: visibleIn }],
    pointsOfRedemption: [{ unitType: 'PROGRAM', value: category }],
    customProperties: [
      { name: 'category', value: category },
      ...(donatePoints === undefined ? [] : [{ name: 'donatePoints', value: String(donatePoints) }]),
    ],
  }
}
