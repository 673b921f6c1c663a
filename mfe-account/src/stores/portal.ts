import { ApiError, portalApi } from '@portal/page-library/api'
import { berlinDay } from '@portal/shared-contracts/dates/berlin-time'
import { bus } from '@portal/page-library/session/bus'
import { accountIdOf, type ChangedUserData, type UserData } from '@portal/shared-contracts/calls'
import { $countries } from '@portal/page-library/stores/countries'
import { germanyIn } from '@portal/shared-contracts/address/countries'
import { $state, $userData } from '@portal/page-library/session'
import { createResource, perAccount, refreshOnMount } from '@portal/page-library/stores'
import { loadDeviceOrders } from '@portal/page-library/stores/device-orders'
import { typedDraft } from '@portal/page-library/stores/typed-draft'
import { computed, type ReadableAtom } from 'nanostores'
import { joined } from '../domain/profile.ts'
import { createBeExcited, createNewsletter } from './consents.ts'
import { createEndSessions } from './end-sessions.ts'
import { createLeaving } from './leaving.ts'
import { createAddress } from './address.ts'
import { createMissingPoints } from './missing-points.ts'
import { createPersonalData } from './personal-data.ts'
import { EditDraft } from './profile-edit.ts'
import type { ProfileContext } from './profile-form.ts'
import { createTransactions, type SessionPoints } from './transactions.ts'

const signedInUser = (): UserData | null => $userData.get()
const loginName = (): string => $userData.get()?.loginName ?? ''
const onChanged = (userData: ChangedUserData): void => bus.emit('profile:changed', { userData })
const draftOwnerOf = (user: UserData): string => accountIdOf(user) ?? user.loginName

/**
 * The signed-in member, and the same one as long as a page is shown after the session has ended or another member has
 * logged in, because a form must not store its input as theirs.
 */
function sameUser(): ReadableAtom<UserData> {
  const first = $userData.get()
  if (first === null) throw new ApiError('sessionInvalid')
  let last = first
  return computed($userData, (user) => {
    if (user !== null && draftOwnerOf(user) === draftOwnerOf(last)) last = user
    return last
  })
}

function profileContext(name: 'personal-data' | 'address'): ProfileContext {
  const $user = sameUser()
  const draft = typedDraft(name, draftOwnerOf($user.get()), EditDraft)
  return { api: portalApi, $user, draft, onSaved: onChanged }
}

/** Today in Berlin, as YYYY-MM-DD. */
export const today = (): string => berlinDay(new Date().toISOString()) ?? ''

const $germany = computed($countries, germanyIn)

export const personalDataForm = () => createPersonalData(profileContext('personal-data'), today, $germany)

export const addressForm = () => createAddress(profileContext('address'), $germany)

export const memberNewsletter = () => createNewsletter(portalApi, loginName, onChanged)

export const memberBeExcited = () => createBeExcited(portalApi, loginName, onChanged)

/** The request of the signed-in member to end the membership. */
export const memberLeaving = perAccount((owner) => createLeaving(portalApi, signedInUser, owner))

/** Ends all sessions of the signed-in member, this one as a logout does. */
export const memberEndSessions = perAccount(() =>
  createEndSessions(portalApi, () => bus.emit('logout', { reason: 'member' })),
)

const sessionPoints: SessionPoints = {
  $balance: computed($userData, (user) => (user === null ? null : user.loyaltyPoints)),
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

export const $printedName = computed($userData, (user) =>
  user === null ? '' : joined([user.address.firstName, user.address.lastName]),
)

/** The transactions of the signed-in member, for Transaktionen and Meine Einlösungen. */
export const memberTransactions = perAccount(() => refreshOnMount(createTransactions(portalApi, sessionPoints)))

/** The form about missing points; it keeps its member as long as the page is shown. */
export function memberMissingPoints() {
  const user = sameUser().get()
  return { store: createMissingPoints(portalApi, draftOwnerOf(user), today), user }
}

/**
 * The orders that the signed-in member placed on this device; read anew at each visit, because a logout deletes them.
 */
export function memberDeviceOrders() {
  const owner = draftOwnerOf(sameUser().get())
  return refreshOnMount(createResource(() => loadDeviceOrders(owner)))
}
