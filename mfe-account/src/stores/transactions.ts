import { send, type Api } from '@portal/page-library/api'
import { berlinDay } from '@portal/shared-contracts/dates/berlin-time'
import { bookings as bookingsCall, points as pointsCall } from '@portal/shared-contracts/calls'
import { createResource, mapInSlices } from '@portal/page-library/stores'
import { computed, onMount, type ReadableAtom } from 'nanostores'
import { sumPoints } from '../domain/booking-sums.ts'
import { datedBooking, newestFirst, type DatedBooking } from '../domain/bookings.ts'

export type SessionPoints = {
  /** Null while unknown. */
  $balance: ReadableAtom<number | null>
  /** When the session loaded its balance, ms since 1970; null without a session. */
  $updated: ReadableAtom<number | null>
  /** Called when the loaded balance differs from the session's. */
  onBalanceChanged: () => void
  /** Calls back when a hidden tab is shown again; returns the end of listening. */
  onShown: (listener: () => void) => () => void
}

/**
 * Bookings and balance of the member; they load independently, so that one can fail without the other. While shown, the
 * bookings load again whenever the session has loaded its balance, because a purchase changes the list before the
 * balance, and when a hidden tab is shown again.
 */
export function createTransactions(api: Api, session: SessionPoints, now: () => Date = () => new Date()) {
  async function loadBookings(): Promise<readonly DatedBooking[]> {
    const { content } = await send(api, bookingsCall, {})
    const today = berlinDay(now().toISOString()) ?? ''
    return newestFirst(await mapInSlices(content, (slice) => slice.map((booking) => datedBooking(booking, today))))
  }
  const loadPoints = async () => (await send(api, pointsCall, {})).content.summary.loyaltyPoints
  // An outdated list could miss a booking, so a failed refresh is shown as failed.
  const bookings = createResource(loadBookings, { keepValueOnFailure: false })
  const points = createResource(loadPoints, {
    keepValueOnFailure: false,
    onLoaded: (loaded) => {
      if (loaded !== session.$balance.get()) session.onBalanceChanged()
    },
  })
  const $balance = computed([points.$state, session.$balance, bookings.$state], (points, balance, bookings) => ({
    available: points.status === 'ready' && !points.refreshing ? points.value : balance,
    locked: bookings.status === 'ready' ? sumPoints(bookings.value).locked : null,
  }))

  async function refresh(): Promise<void> {
    await Promise.all([bookings.refresh(), points.refresh()])
  }

  function refreshUnlessLoading(): void {
    const state = bookings.$state.get()
    const isLoading = state.status === 'loading' || (state.status === 'ready' && state.refreshing)
    if (!isLoading) void refresh()
  }

  onMount(bookings.$state, () => {
    const ends = [
      // After a logout there is nothing to load.
      session.$updated.listen((updated) => updated !== null && refreshUnlessLoading()),
      session.onShown(refreshUnlessLoading),
    ]
    return () => ends.forEach((end) => end())
  })

  return { $state: bookings.$state, $balance, refresh }
}
export type TransactionsStore = ReturnType<typeof createTransactions>
