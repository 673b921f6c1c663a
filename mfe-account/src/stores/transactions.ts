import type { Booking } from '@delikaterie/shared-contracts/calls'
import { createResource } from '@delikaterie/shared-contracts/stores'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { bookingDays, datedBookings, lockedPoints, type BookingFilter } from '../domain/bookings.ts'

export type TransactionsSources = {
  loadBookings: () => Promise<readonly Booking[]>
  loadPoints: () => Promise<number>
  /** The balance of the session, null while unknown. */
  $sessionBalance: ReadableAtom<number | null>
  /** Called when the loaded balance differs from the session's. */
  onBalanceChanged: () => void
}

/** Bookings and balance of the member; they load independently, so that one can fail without the other. */
export function createTransactionsPage(sources: TransactionsSources) {
  const { loadBookings, loadPoints, $sessionBalance, onBalanceChanged } = sources
  // An outdated list could miss a booking, so a failed refresh is shown as failed.
  const bookings = createResource(loadBookings, { keepValueOnFailure: false })
  const points = createResource(loadPoints, {
    keepValueOnFailure: false,
    onLoaded: (loaded) => {
      if (loaded !== $sessionBalance.get()) onBalanceChanged()
    },
  })
  const $filter = atom<BookingFilter>('all')
  const $balance = computed([points.$state, $sessionBalance, bookings.$state], (points, sessionBalance, bookings) => ({
    available: points.status === 'ready' && !points.refreshing ? points.value : sessionBalance,
    locked: bookings.status === 'ready' ? lockedPoints(bookings.value) : null,
  }))
  const $visible = computed([bookings.$state, $filter], (state, filter) =>
    state.status === 'ready' ? datedBookings(state.value, filter) : [],
  )
  const $days = computed($visible, bookingDays)

  async function refresh(): Promise<void> {
    await Promise.all([bookings.refresh(), points.refresh()])
  }

  const choose = (filter: BookingFilter): void => $filter.set(filter)

  return { $state: bookings.$state, $filter, $balance, $visible, $days, refresh, choose }
}
export type TransactionsModel = ReturnType<typeof createTransactionsPage>
