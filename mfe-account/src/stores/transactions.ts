import { send, type Api } from '@delikaterie/shared-contracts/api'
import { brand } from '@delikaterie/shared-contracts/brand'
import { bookings as bookingsCall, points as pointsCall } from '@delikaterie/shared-contracts/calls'
import { createResource } from '@delikaterie/shared-contracts/stores'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { bookingDays, datedBookings, lockedPoints, type BookingFilter } from '../domain/bookings.ts'

/**
 * Bookings and balance of the member; they load independently, so that one can fail without the other. The session's
 * balance is null while unknown; `onBalanceChanged` is called when the loaded balance differs from it.
 */
export function createTransactionsPage(
  api: Api,
  $sessionBalance: ReadableAtom<number | null>,
  onBalanceChanged: () => void,
) {
  const loadBookings = async () => (await send(api, bookingsCall, {})).content
  const loadPoints = async () => (await send(api, pointsCall, {})).content.summary[brand.loyalty.pointsField]
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
