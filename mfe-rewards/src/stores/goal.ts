import { send, type Api } from '@delikaterie/shared-contracts/api'
import { bookings } from '@delikaterie/shared-contracts/calls'
import { createResource } from '@delikaterie/shared-contracts/stores'

/** The sum of the member's locked points; no call gives it but the list of the bookings. */
export const createLockedPoints = (api: Api) =>
  createResource(async () => {
    const { content } = await send(api, bookings, {})
    return content.reduce((sum, { locked, points }) => (locked ? sum + points : sum), 0)
  })
