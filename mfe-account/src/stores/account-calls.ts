import { send, type Api } from '@delikaterie/shared-contracts/api'
import { brand } from '@delikaterie/shared-contracts/brand'
import { bookings, points, subscribeNewsletter, type Booking, type UserData } from '@delikaterie/shared-contracts/calls'

/** All bookings of the member. */
export const loadBookings = async (api: Api): Promise<readonly Booking[]> => (await send(api, bookings, {})).content

/** The balance as the shop knows it now. */
export const loadPoints = async (api: Api): Promise<number> =>
  (await send(api, points, {})).content.summary[brand.loyalty.pointsField]

/** Asks for the newsletter; it comes only after the e-mail is confirmed (spec §4, Newsletter). */
export const sendSubscription = async (api: Api, loginName: string): Promise<UserData> =>
  (await send(api, subscribeNewsletter, { body: { loginName, localeId: 'de_DE', subscribeNewsletter: true } })).content
