import { toApiError } from '@delikaterie/shared-contracts/api'
import type { Booking } from '@delikaterie/shared-contracts/calls'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { bookingDays, datedBookings, lockedPoints, type BookingFilter } from '../domain/bookings.ts'

export type TransactionsState =
  | { status: 'loading' }
  | { status: 'failed'; code: string }
  | { status: 'ready'; bookings: readonly Booking[]; refreshing: boolean }

export type TransactionsSources = {
  loadBookings: () => Promise<readonly Booking[]>
  loadPoints: () => Promise<number>
  /** The session's balance, null while unknown. */
  $known: ReadableAtom<number | null>
  /** The balance turned out to be another than the session's. */
  onBalanceMoved: () => void
}

/** The member's bookings and balance (spec §2, Transaktionen). */
export function createTransactionsPage({ loadBookings, loadPoints, $known, onBalanceMoved }: TransactionsSources) {
  const $state = atom<TransactionsState>({ status: 'loading' })
  const $filter = atom<BookingFilter>('all')
  const $asked = atom<number | null>(null)
  const $balance = computed([$asked, $known, $state], (asked, known, state) => ({
    available: asked ?? known,
    locked: state.status === 'ready' ? lockedPoints(state.bookings) : null,
  }))
  const $visible = computed([$state, $filter], (state, filter) =>
    state.status === 'ready' ? datedBookings(state.bookings, filter) : [],
  )
  const $days = computed($visible, bookingDays)
  let newest = 0

  /** Asks for bookings and balance, each on its own: one of them failing does not hide the other. */
  async function refresh(): Promise<void> {
    const mine = ++newest
    await Promise.all([refreshBookings(mine), refreshPoints(mine)])
  }

  async function refreshBookings(mine: number): Promise<void> {
    const before = $state.get()
    $state.set(before.status === 'ready' ? { ...before, refreshing: true } : { status: 'loading' })
    try {
      const bookings = await loadBookings()
      if (mine === newest) $state.set({ status: 'ready', bookings, refreshing: false })
    } catch (error) {
      // A list that could not be asked anew may hide a booking: that is said, not passed over.
      if (mine === newest) $state.set({ status: 'failed', code: toApiError(error).code })
    }
  }

  /** The session's balance stands in as long as the shop does not answer. */
  async function refreshPoints(mine: number): Promise<void> {
    $asked.set(null)
    const points = await loadPoints().catch(() => null)
    if (mine !== newest || points === null) return
    $asked.set(points)
    if (points !== $known.get()) onBalanceMoved()
  }

  return { $state, $filter, $balance, $visible, $days, refresh, choose: (filter: BookingFilter) => $filter.set(filter) }
}
export type TransactionsModel = ReturnType<typeof createTransactionsPage>
