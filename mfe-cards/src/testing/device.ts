import { offline, openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import type { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import type { StoredCard } from '../domain/stored-card.ts'
import { createDigitalCard } from '../stores/digital-card.ts'
import { sessionDraft } from './demo-member.ts'

export const first = '1234567890123456789'
export const second = '1234567890123450002'

/** What an earlier visit has stored. */
export const copy: StoredCard = {
  mark: 'M1',
  accountId: 'ACC-1',
  name: 'Marlene Abel',
  cardCodes: [first, second],
  chosen: second,
  savedAt: 1,
}

type Device = {
  loginName?: string
  loggedIn?: boolean
  online?: boolean
  stores?: boolean
  fromLogin?: boolean
  mark?: string
}

/** The document on a device with what an earlier visit has left. */
export async function openDevice(
  left: StoredCard | null,
  device: Device = {},
  leftCoupons: StoredCoupons | null = null,
) {
  const { loginName, loggedIn = true, online = true, stores = true, fromLogin = false, mark = 'M1' } = device
  const portal = await openMemberPortal(loginName)
  if (!online) portal.connection.network = offline
  const stored = sessionDraft<StoredCard>()
  if (left !== null) await stored.save(left)
  const coupons = sessionDraft<StoredCoupons>()
  if (leftCoupons !== null) await coupons.save(leftCoupons)
  if (!stores) stored.save = async () => {}
  const state = { loggedIn, logins: 0, mark: stores ? mark : '' }
  const card = createDigitalCard({
    stored,
    coupons,
    mark: {
      read: () => state.mark,
      create: () => (state.mark ||= stores ? 'M2' : ''),
    },
    member: async () => (state.loggedIn ? { user: portal.user, api: portal.api } : null),
    isOnline: () => online,
    logIn: () => {
      if (!fromLogin) state.logins += 1
      return !fromLogin
    },
  })
  return { ...portal, card, stored, coupons, state }
}
