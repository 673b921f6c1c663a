import { portalApi } from '@delikaterie/shared-contracts/api'
import { bus } from '@delikaterie/shared-contracts/bus'
import { accountIdOf, hasNewsletter, pointsOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { computed, onMount } from 'nanostores'
import { profileOf } from '../domain/profile.ts'
import { loadBookings, loadPoints, sendSubscription } from './account-calls.ts'
import { createNewsletter, type NewsletterModel } from './newsletter.ts'
import { createTransactionsPage, type TransactionsModel } from './transactions.ts'

const $points = computed($userData, (user) => (user === null ? null : pointsOf(user)))

let transactions: { accountId: string | null; page: TransactionsModel } | null = null

/** The bookings of the signed-in member, asked anew whenever somebody comes to look; the filter is kept. */
export function transactionsPage(): TransactionsModel {
  const user = $userData.get()
  const accountId = user === null ? null : accountIdOf(user)
  if (transactions?.accountId !== accountId) {
    const page = createTransactionsPage({
      loadBookings: () => loadBookings(portalApi),
      loadPoints: () => loadPoints(portalApi),
      $known: $points,
      onBalanceMoved: () => bus.emit('points:refresh', {}),
    })
    onMount(page.$state, () => {
      void page.refresh()
    })
    transactions = { accountId, page }
  }
  return transactions.page
}

/** The signed-in member's data; null while nobody is. */
export const $profile = computed($userData, (user) => (user === null ? null : profileOf(user)))

export const $subscribed = computed($userData, (user) => user !== null && hasNewsletter(user))

/** The newsletter of the signed-in member. */
export const memberNewsletter = (): NewsletterModel =>
  createNewsletter(
    () => sendSubscription(portalApi, $userData.get()?.loginName ?? ''),
    (userData) => bus.emit('profile:changed', { userData }),
  )
