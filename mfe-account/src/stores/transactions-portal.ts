import { portalApi } from '@delikaterie/shared-contracts/api'
import { bus } from '@delikaterie/shared-contracts/bus'
import { pointsOf } from '@delikaterie/shared-contracts/calls'
import { $state, $userData } from '@delikaterie/shared-contracts/session'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { computed } from 'nanostores'
import { createTransactionsPage, type SessionPoints } from './transactions.ts'

const sessionPoints: SessionPoints = {
  $balance: computed($userData, (user) => (user === null ? null : pointsOf(user))),
  $updated: computed($state, ({ pointUpdateTime }) => pointUpdateTime),
  onBalanceChanged: () => bus.emit('points:refresh', {}),
}

/** The transactions of the signed-in member, for Transaktionen and Meine Einlösungen. */
export const transactionsPage = perAccount(() => refreshOnMount(createTransactionsPage(portalApi, sessionPoints)))
