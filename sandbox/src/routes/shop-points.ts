import { brand } from '@portal/shared-contracts/brand/brand'
import { bookings, configuration, countries, points } from '@portal/shared-contracts/calls'
import { knownCountries } from '@portal/shared-contracts/address/countries'
import { balanceOf, bookingsOf, type BookingRow } from '../state/ledger.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { content } from './call-response.ts'
import { memberRoute, openRoute, type Route } from './route.ts'

/** Balance, bookings, configuration and countries. */
export function pointsRoutes(state: SandboxState): Route[] {
  return [
    memberRoute(state, points, ({ accountId }) =>
      content({ summary: { [brand.loyalty.pointsField]: balanceOf(state, accountId ?? '').points } }),
    ),
    memberRoute(state, bookings, ({ accountId }) => content(bookingsOf(state, accountId ?? '').map(bookingResponse))),
    openRoute(configuration, ({ query: { item } }) => content({ item, value: state.settings.get(item) ?? '' })),
    openRoute(countries, () => content(knownCountries)),
  ]
}

/** A booking in the provider's response format. */
const bookingResponse = (booking: BookingRow) => ({
  bookingId: `B${booking.bookingId}`,
  bookingTime: booking.bookingTime,
  bookingType: booking.points < 0 ? 'BURNBOOKING' : 'EARNBOOKING',
  points: booking.points,
  locked: booking.locked === 1,
  reason: booking.reason,
  valueTime: booking.releaseAt ?? booking.bookingTime,
  referenceId: booking.reference,
  ...(booking.store !== '' && { store: { name: booking.store } }),
})
