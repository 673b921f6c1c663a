import { portalApi } from '@delikaterie/shared-contracts/api'
import { bus } from '@delikaterie/shared-contracts/bus'
import { hasNewsletter, pointsOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { computed } from 'nanostores'
import { createNewsletter } from './newsletter.ts'
import { createTransactionsPage } from './transactions.ts'

const $sessionBalance = computed($userData, (user) => (user === null ? null : pointsOf(user)))

/** The transactions of the signed-in member; the filter is kept between visits of the page. */
export const transactionsPage = perAccount(() =>
  refreshOnMount(createTransactionsPage(portalApi, $sessionBalance, () => bus.emit('points:refresh', {}))),
)

export const $subscribed = computed($userData, (user) => user !== null && hasNewsletter(user))

/** The newsletter subscription of the signed-in member. */
export const memberNewsletter = () =>
  createNewsletter(
    portalApi,
    () => $userData.get()?.loginName ?? '',
    (userData) => bus.emit('profile:changed', { userData }),
  )
