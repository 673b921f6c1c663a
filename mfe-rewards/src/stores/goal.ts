import { send, type Api } from '@delikaterie/shared-contracts/api'
import { BookingList, bookings, envelope } from '@delikaterie/shared-contracts/calls'
import * as v from '@delikaterie/shared-contracts/schema'
import { createResource, mapInSlices } from '@delikaterie/shared-contracts/stores'

/** The same call with its list as it arrives: parsing thousands of bookings in one task blocks the page. */
const unparsedBookings = { ...bookings, response: envelope(v.nullish(v.array(v.unknown()), [])) }

/** The sum of the member's locked points; no call gives it but the list of the bookings. */
export const createLockedPoints = (api: Api) =>
  createResource(async () => {
    const { content } = await send(api, unparsedBookings, {})
    const locked = await mapInSlices(content, (slice) =>
      v.parse(BookingList, slice).filter((booking) => booking.locked),
    )
    return locked.reduce((sum, { points }) => sum + points, 0)
  })
