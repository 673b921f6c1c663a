import { portalApi } from '@delikaterie/shared-contracts/api'
import { bus } from '@delikaterie/shared-contracts/bus'
import { pointsOf } from '@delikaterie/shared-contracts/calls'
import { $state, $userData } from '@delikaterie/shared-contracts/session'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { computed } from 'nanostores'
import { joined } from '../messages/joined.ts'
import { createTransactionsPage, type SessionPoints } from './transactions.ts'

const sessionPoints: SessionPoints = {
  $balance: computed($userData, (user) => (user === null ? null : pointsOf(user))),
  $updated: computed($state, ({ pointUpdateTime }) => pointUpdateTime),
  onBalanceChanged: () => bus.emit('points:refresh', {}),
  onShown: (listener) => {
    // Offline the list that is shown stays.
    const onChange = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) listener()
    }
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  },
}

/** The member's name above a print. */
export const $printedName = computed($userData, (user) =>
  user === null ? '' : joined([user.address.firstName, user.address.lastName]),
)

/** The transactions of the signed-in member, for Transaktionen and Meine Einlösungen. */
export const transactionsPage = perAccount(() => refreshOnMount(createTransactionsPage(portalApi, sessionPoints)))
