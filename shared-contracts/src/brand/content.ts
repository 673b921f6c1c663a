import { brandModule } from '@portal/brands/brand-folder'

/** A benefit of the programme. A brand has any number of them (docs/product/public-pages.md, public-pages-46). */
export type Benefit = {
  /** Its anchor, which no other benefit has: lower-case letters, digits and hyphens. */
  readonly id: string
  readonly title: string
  /** What it is in one sentence, which stands beside the title: at most 110 characters with the full stop. */
  readonly teaser: string
  /** Address of its picture, shown as 480 × 320. */
  readonly picture: string
  /** What it shows, for those who do not see it; empty if it adds nothing to the texts. Older shells have none. */
  readonly pictureAlt?: string
  /** Paragraphs. */
  readonly texts: readonly string[]
  /** How a member gets it, in one sentence. */
  readonly how: string
  /** Whether it is asked for by phone, so that the number is shown. */
  readonly byPhone?: boolean
  readonly link?: { readonly text: string; readonly to: string }
}

/** What is known of a product's availability; days are `YYYY-MM-DD` in Berlin, and exist. */
export type Stock = {
  /** First day of sale. */
  readonly from?: string
  /** Last day of sale. */
  readonly until?: string
  /** Number left; without it the product is not counted. */
  readonly left?: number
  /** What is counted, for one and for several. */
  readonly unit?: readonly [one: string, several: string]
}

/** What a piece holds: its weight or volume. */
export type Amount = readonly [count: number, unit: 'g' | 'kg' | 'ml' | 'l']

/** A rare or special-edition product, sold in the shop. */
export type Rarity = Stock & {
  /** Its anchor, which no other rarity has: lower-case letters, digits and hyphens. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** Address of its picture, shown as 480 × 320. */
  readonly picture: string
  /** What it shows, for those who do not see it; empty if it adds nothing to the texts. Older shells have none. */
  readonly pictureAlt?: string
  /** Price in euros of one piece, and what it holds. */
  readonly price: number
  readonly amount: Amount
  /**
   * Whether the price is without an amount, such as that of a book. Remotes that do not know this field show the
   * amount.
   */
  readonly byPiece?: true
}

/** What remotes show of the brand besides its names, loaded with the pages that need it. Elements have none. */
export type BrandContent = {
  benefits: () => Promise<readonly Benefit[]>
  rarities: () => Promise<readonly Rarity[]>
  /** Addresses. */
  pictures: {
    /** Shown as 520 × 366, on the start page and the kiosk. */
    hero: string
    /** Shown as 480 × 320, with an order. */
    gift: string
    /** Shown as 480 × 300, on pages that cannot be shown. */
    error: string
  }
  /** What they show, for those who do not see them; empty if they add nothing to the texts. Older shells have none. */
  pictureAlts?: { hero: string; gift: string; error: string }
}

export const { content } = await brandModule<{ content: BrandContent }>('content.ts')
