import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { providerCodes } from '@portal/shared-contracts/calls'
import * as v from 'valibot'

/** A text that every brand shows, or a pair of texts of which the brand shows the one in its form of address. */
const Text = v.union([
  v.string(),
  v.pipe(
    v.strictObject({ Sie: v.string(), Du: v.string() }),
    v.transform(({ Sie, Du }) => sieOrDu(Sie, Du)),
  ),
])

/**
 * An entry of the catalogue, as its JSON files have them. Days count from the start of the sandbox, so that demo
 * coupons do not expire.
 */
const CatalogueEntry = v.strictObject({
  /** An id of digits only is sent as a number. */
  couponId: v.string(),
  /** What the entry demonstrates, for readers of the file. */
  note: v.exactOptional(v.string()),
  usageType: v.picklist(['REWARD', 'INCENTIVE', 'EXTRAPOINT']),
  /** Where a coupon can be redeemed, or the kind of a reward; several are separated by commas. */
  category: v.string(),
  title: Text,
  subTitle: Text,
  /** Price of a reward, 0 for other coupons; null: the price stands in a FIXEDPOINTACTION only. */
  points: v.optional(v.nullable(v.number()), 0),
  /** The platform sends the value as text or as a number. A free gift is a discount of 100. */
  redeemActions: v.optional(
    v.array(v.strictObject({ actionType: v.string(), value: v.union([v.string(), v.number()]) })),
    [],
  ),
  /** First day; 20 days ago if absent, null for a coupon without a beginning. */
  fromDay: v.exactOptional(v.nullable(v.number())),
  /** Last day; 0 is today, null is a coupon without an end. */
  days: v.nullable(v.number()),
  /** Limit for each member. */
  perMember: v.exactOptional(v.number()),
  /** Limit for all members together. */
  stock: v.exactOptional(v.strictObject({ total: v.number(), taken: v.number() })),
  donatePoints: v.exactOptional(v.number()),
  /** Paragraphs about a reward, one per line. */
  description: v.exactOptional(Text),
  /** Values of the programme unit in which the coupon may be shown, as text or list; null: no such condition. */
  visibleIn: v.exactOptional(v.nullable(v.union([v.string(), v.array(v.string())]))),
  /**
   * The images: its own picture, tagged BACKGROUND or not; its own picture before a BACKGROUND one; none; one whose
   * address is 404; one from an origin that the edge does not list.
   */
  images: v.exactOptional(v.picklist(['background', 'plain', 'both', 'none', 'broken', 'unlisted'])),
  activatable: v.exactOptional(v.boolean()),
  /** The platform rejects every order and activation of this coupon with this code. */
  rejectedWith: v.exactOptional(v.picklist(providerCodes)),
})
export type CatalogueEntry = v.InferOutput<typeof CatalogueEntry>

/** The entries of a file. @throws ValiError naming the first wrong field */
export const parseEntries = (entries: readonly unknown[]): CatalogueEntry[] => v.parse(v.array(CatalogueEntry), entries)
