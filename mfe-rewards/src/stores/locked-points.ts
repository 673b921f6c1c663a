import { send, type Api } from '@portal/page-library/api'
import { createResource } from '@portal/page-library/stores'
import { bookings } from '@portal/shared-contracts/calls'

/** The sum of the member's locked points; no call gives it but the list of the bookings. */
export const createLockedPoints = (api: Api) =>
  createResource(async () => {
    const { content } = await send(api, bookings, {})
    return content.reduce((sum, { locked, points }) => (locked ? sum + points : sum), 0)
  })
