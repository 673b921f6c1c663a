import { portalApi } from '@delikaterie/shared-contracts/api'
import { bus } from '@delikaterie/shared-contracts/bus'
import { accountIdOf, hasNewsletter, pointsOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { computed } from 'nanostores'
import { createBeExcited } from './be-excited.ts'
import { createLeaving } from './leaving.ts'
import { createMyData } from './my-data.ts'
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

/** The consent to beExcited of the signed-in member. */
export const memberBeExcited = () =>
  createBeExcited({
    api: portalApi,
    loginName: () => $userData.get()?.loginName ?? '',
    onChanged: (userData) => bus.emit('profile:changed', { userData }),
    now: () => new Date(),
  })

/** The data of the signed-in member, for a file. */
export const memberData = () =>
  createMyData({
    api: portalApi,
    user: () => $userData.get(),
    accountId: () => {
      const user = $userData.get()
      return (user && accountIdOf(user)) ?? ''
    },
    now: () => new Date(),
  })

/** The request of the signed-in member to end the membership. */
export const memberLeaving = perAccount((owner) =>
  createLeaving({ api: portalApi, user: () => $userData.get(), owner, now: () => new Date() }),
)
