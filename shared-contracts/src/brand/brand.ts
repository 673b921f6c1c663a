import { brandModule } from '@portal/brands/brand-folder'
import type { SaidFacts } from './facts.ts'
import type { Noun } from './noun-type.ts'
import type { Part } from './part.ts'

/**
 * Whether points expire. `afterMonths`: they count for that many months from their booking, and then until the end of
 * the day, the month or the calendar year.
 */
export type PointsExpiry = { kind: 'never' } | { kind: 'afterMonths'; months: number; endOf: 'day' | 'month' | 'year' }

/**
 * Names, figures, contact and provider of one brand, from its folder in `brands`. Shell and elements are built with the
 * brand that the setting `BRAND` names, and remotes take it from the page.
 */
export type Brand = {
  /**
   * How texts address members, except legal standard pages, which say `Sie`; without it `Sie`. The texts in the brand's
   * folder have this form, too.
   */
  addressesMembersWith?: 'Sie' | 'Du'
  /** The parts of the portal that this retailer does not have. */
  withoutParts?: readonly Part[]
  shop: Noun
  card: Noun
  /** The card's name in the header and on the card. */
  wordmark: string
  /** What the title of the start page says beside the card's name. */
  slogan: string
  programme: Noun
  account: Noun
  /** The host of its e-mail addresses, such as those of the sandbox's members. */
  domain: string
  figures: {
    /** Points for the first registration. */
    welcomeBonusPoints: number
    /** Points for a euro spent. */
    pointsPerEuro: number
    /** Points that are worth one euro. */
    pointsPerEuroOfValue: number
    /**
     * Minimum for paying at the till, which the portal only shows. Rewards have no minimum: `notRedeemableReason` of
     * mfe-rewards says when a reward may be redeemed.
     */
    minimumPointsToPay: number
    /** Minimum age of a member, in years. */
    minimumAge: number
  }
  /** Said in the FAQ and in the conditions, and beside the balance if points expire. */
  pointsExpiry: PointsExpiry
  /**
   * What is true for this retailer and not for every other; brand-facts.ts has neutral ones in place of those that are
   * not said.
   */
  facts?: SaidFacts
  /** Whether information and legal pages say that their texts are samples, which are still to be checked. */
  hasSampleTexts?: true
  operator: {
    company: Noun
    street: string
    city: string
    managingDirectors: string
    register: string
    vatId: string
    /** Who supervises it, after `zum Beispiel`: `beim Landesamt …`. */
    dataProtectionAuthority: string
  }
  contact: {
    email: string
    phone: string
    /** The address `tel:` of the phone number. */
    phoneUrl: string
    hours: string
  }
  /** The app's name, and its pages in the stores; `noApp` of a brand without the part `app`. */
  app: { name: string; appStore: string; playStore: string }
  /** The loyalty provider's names in paths and fields of the wire. */
  loyalty: {
    prefix: string
    tokenField: string
    accountIdField: string
    pointsField: string
    lineItemType: string
  }
  /** The wire's name of the newsletter field. */
  newsletterField: string
  /** The `interaction-id` of loyalty calls, unless the setting `APP_ID` names another. */
  appId: string
  /** What the names of elements and their design tokens begin with. */
  elementPrefix: string
}

export const { brand } = await brandModule<{ brand: Brand }>('brand.ts')
