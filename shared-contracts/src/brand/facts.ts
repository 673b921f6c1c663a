import type { Noun } from './noun-type.ts'

/** A place where members show their card and collect points. */
export type Place = {
  /** Within a sentence: `in unseren Restaurants`. */
  at: string
  /** In a list of benefits, if it differs: `in den Restaurants`. */
  listed?: string
  /** A visit, if a member does not come to buy goods: `im Restaurant`. */
  visit?: string
}

/** A place where coupons can be redeemed: a category of Aktionen. */
export type CouponPlaceFact = {
  /** The name of the category. */
  name: string
  /** Within a sentence: `in der Gastronomie`. */
  at: string
  /** The provider's names of the place, in any case of the letters; without them its name is the category's. */
  values?: readonly string[]
  /** Whether coupons are redeemed at a till, so that active ones stand before those without a place. */
  hasTill?: boolean
}

/** A category of Prämien. The kind says how a reward reaches the member. */
export type RewardCategoryFact = {
  name: string
  kind: 'event' | 'voucher' | 'product'
  /** The provider's names of the category, in any case of the letters; without them its name is the category's. */
  values?: readonly string[]
}

/** What is true for one retailer and not for another, besides names and figures. */
export type Facts = {
  /** What members call one of its places: Laden, Filiale, Buchhandlung, Kundenzentrum. */
  store: Noun
  /** Where members collect points, besides the online shop. */
  places: readonly Place[]
  /** The name of the consent to personal recommendations, without an article; null without one. */
  recommendations: string | null
  /** In the order of the filter. */
  couponPlaces: readonly CouponPlaceFact[]
  /** In the order of the filter. */
  rewardCategories: readonly RewardCategoryFact[]
  /** Digits of a card number, and how many of them stand together. */
  cardNumber: { digits: number; group: number }
  /** How long a reward takes, as it follows `Zu Ihnen nach Hause, `; null if it is not said. */
  deliveryTime: string | null
  /** How long a rarity is kept for a member, as it follows `halten Ihr Stück `; null if it is not said. */
  reservationTime: string | null
  /** Whether rewards may be alcoholic drinks, which only adults get. */
  deliversAlcohol: boolean
  /** Events with a fixed date, as they follow `zum Beispiel `, in the dative; null without an example. */
  eventExamples: string | null
  /** What the app needs, as it follows `läuft auf Smartphones ab `; null if it is not said. */
  appSystems: string | null
  /**
   * The arbitration board in whose procedures the operator takes part, with its address; null if it takes part in none.
   */
  arbitrationBoard: string | null
  /** The authority that supervises the operator, with its address, for the imprint; null without one. */
  supervisoryAuthority: string | null
  /** The authority that supervises the accessibility of the portal. */
  accessibilityAuthority: Noun & { city: string }
  /** Texts below the titles of pages of remotes, by path, in place of the remotes' own. */
  leads: Readonly<Record<string, string>>
  /** Examples below fields. */
  hints: {
    searchCoupons: string
    searchRewards: string
    searchBookings: string
    /** Where a purchase was made. */
    purchasePlace: string
  }
  /** Texts about what the retailer offers. */
  texts: {
    /** The coupons, on the page of benefits and rewards. */
    coupons: string
    /** The rewards, on the page of benefits and rewards. */
    rewards: string
    /** Above the events. */
    events: string
    /** Why members subscribe to the newsletter. */
    newsletter: string
    /** What the newsletter tells, as it follows `erfahren Sie zuerst, `. */
    news: string
  }
}

/** The facts that a brand says; what it does not say is neutral. */
export type SaidFacts = Partial<Omit<Facts, 'hints' | 'texts'>> & {
  hints?: Partial<Facts['hints']>
  texts?: Partial<Facts['texts']>
}
