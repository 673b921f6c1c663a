import { send, type Api } from '@portal/shared-contracts/api'
import { bookings } from '@portal/shared-contracts/calls'
import { createResource } from '@portal/shared-stores'

/** The sum of the member's locked points; no call gives it but the list of the bookings. */
export const createLockedPoints = (api: Api) =>
  createResource(async () => {
    const { content } = await send(api, bookings, {})
    return content.reduce((sum, { locked, points }) => (locked ? sum + points : sum), 0)
  })
