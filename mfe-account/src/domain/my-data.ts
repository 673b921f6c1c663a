import * as v from '@portal/shared-contracts/schema'

/** What the file with the member's data can contain; the names are those of its fields. */
export const dataParts = ['profil', 'punkte', 'karten', 'buchungen', 'aktivierteCoupons', 'wallets'] as const
export type DataPart = (typeof dataParts)[number]

/** The parts of a portal with or without wallets. */
export const partsOf = (hasWallets: boolean): readonly DataPart[] =>
  dataParts.filter((part) => hasWallets || part !== 'wallets')

/** The parts that could be read. */
export type LoadedParts = Partial<Record<DataPart, unknown>>

const Activated = v.object({ activation: v.object({ activated: v.literal(true) }) })

/** Those coupons of a list that the member has activated, with everything the provider sent of them. */
export const activatedCoupons = (coupons: readonly unknown[]): unknown[] =>
  coupons.filter((coupon) => v.safeParse(Activated, coupon).success)

export const missingParts = (parts: readonly DataPart[], loaded: LoadedParts): DataPart[] =>
  parts.filter((part) => !(part in loaded))

/** The text of the file; it names what it contains and what could not be read. `createdAt` is an ISO time. */
export function myDataJson(parts: readonly DataPart[], loaded: LoadedParts, createdAt: string): string {
  const enthalten = parts.filter((part) => part in loaded)
  const file = { erstelltAm: createdAt, enthalten, nichtGelesen: missingParts(parts, loaded), ...loaded }
  return `${JSON.stringify(file, null, 2)}\n`
}
