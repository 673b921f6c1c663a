import { send, type Api } from '@delikaterie/shared-contracts/api'
import { brand } from '@delikaterie/shared-contracts/brand'
import { bookings, points, type Booking } from '@delikaterie/shared-contracts/calls'

/** All bookings of the member. */
export const loadBookings = async (api: Api): Promise<readonly Booking[]> => (await send(api, bookings, {})).content

/** The balance as the shop knows it now. */
export const loadPoints = async (api: Api): Promise<number> =>
  (await send(api, points, {})).content.summary[brand.loyalty.pointsField]
