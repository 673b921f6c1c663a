import { brand } from '@delikaterie/shared-contracts/brand'
import { bookings, configuration, countries, points } from '@delikaterie/shared-contracts/calls'
import { countries as offered } from '@delikaterie/shared-contracts/domain/countries'
import { balanceOf, bookingsOf } from '../state/ledger.ts'
import type { BookingRow } from '../state/ledger.ts'
import type { SandboxState } from '../state/state.ts'
import { content } from './reply.ts'
import { memberRoute, openRoute } from './route.ts'
import type { Route } from './route.ts'

/** Balance and bookings, and the two lists everybody may read (spec §7, Reads). */
export function pointsRoutes(state: SandboxState): Route[] {
  return [
    memberRoute(state, points, ({ accountId }) =>
      content({
        summary: { [brand.loyalty.pointsField]: accountId === null ? 0 : balanceOf(state, accountId).points },
      }),
    ),
    memberRoute(state, bookings, ({ accountId }) =>
      content(accountId === null ? [] : bookingsOf(state, accountId).map(bookingAnswer)),
    ),
    openRoute(configuration, ({ query: { item } }) => content({ item, value: state.settings.get(item) })),
    openRoute(countries, () => content(offered)),
  ]
}

/** A booking with the provider's extra fields (reference/members-and-provider.md §3). */
function bookingAnswer({
  bookingId,
  bookingTime,
  points: amount,
  locked,
  reason,
  releaseAt,
  store,
  reference,
}: BookingRow) {
  return {
    bookingId: `B${bookingId}`,
    bookingTime,
    bookingType: amount < 0 ? 'BURNBOOKING' : 'EARNBOOKING',
    points: amount,
    locked: locked === 1,
    reason,
    valueTime: releaseAt ?? bookingTime,
    referenceId: reference,
    ...(store !== '' && { store: { name: store } }),
  }
}
