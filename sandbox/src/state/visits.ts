import { couponPlaceOf } from '@portal/shared-contracts/coupon/coupon-place'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'

/** Where a member was, and what for, as bookings say it. */
export type Visit = { reason: string; store: string }

export const inShop: Visit = { reason: `Einkauf ${inStore}`, store: 'Stammhaus' }
export const inOnlineShop: Visit = { reason: 'Einkauf im Online-Shop', store: 'Online-Shop' }

const inOtherShop: Visit = { ...inShop, store: 'Filiale am Markt' }
const hasRestaurants = couponPlaceOf('Gastronomie') !== undefined
/** A visit of a brand with restaurants; others have a second store. */
const meal = (reason: string, store: string): Visit => (hasRestaurants ? { reason, store } : inOtherShop)

export const lunch = meal('Mittagessen im Restaurant', 'Restaurant am Markt')
export const breakfast = meal('Frühstück im Café', 'Café am Dom')
export const catering = meal('Catering', 'Catering')
export const tasting = meal('Käseverkostung', 'Academy')
