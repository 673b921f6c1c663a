/** The places of redemption that are filter categories, in the order of the filter; other places have no category. */
export const couponPlaces = ['Im Laden', 'Im Online-Shop', 'Gastronomie', 'Academy'] as const
export type CouponPlace = (typeof couponPlaces)[number]

export const isCouponPlace = (name: string): name is CouponPlace => couponPlaces.some((place) => place === name)
