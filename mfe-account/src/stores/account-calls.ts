import { send, type Api } from '@delikaterie/shared-contracts/api'
import { brand } from '@delikaterie/shared-contracts/brand'
import { bookings, points, subscribeNewsletter, type Booking, type UserData } from '@delikaterie/shared-contracts/calls'

export const loadBookings = async (api: Api): Promise<readonly Booking[]> => (await send(api, bookings, {})).content

/** The current balance in points. */
export const loadPoints = async (api: Api): Promise<number> =>
  (await send(api, points, {})).content.summary[brand.loyalty.pointsField]

/** Subscribes to the newsletter; the shop sends it only after the member has confirmed the e-mail address. */
export const sendSubscription = async (api: Api, loginName: string): Promise<UserData> =>
  (await send(api, subscribeNewsletter, { body: { loginName, localeId: 'de_DE', subscribeNewsletter: true } })).content
