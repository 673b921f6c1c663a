import { openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import type { ChangedUserData, UserData } from '@portal/shared-contracts/calls'
import { atom } from 'nanostores'
import type { ProfileContext } from '../stores/profile-form.ts'
import type { DraftStore, EditDraft } from '../stores/profile-edit.ts'

/** A draft in memory. */
export function memoryDraft(): DraftStore & { stored: EditDraft | null } {
  const draft = {
    stored: null as EditDraft | null,
    load: async () => draft.stored,
    save: async (edit: EditDraft) => void (draft.stored = edit),
    remove: async () => void (draft.stored = null),
  }
  return draft
}

/** A member's profile against the sandbox, with the session's part of a change in memory. */
export async function openProfile(change: Partial<UserData['address']> = {}) {
  const portal = await openMemberPortal()
  const $user = atom<UserData>({ ...portal.user, address: { ...portal.user.address, ...change } })
  const draft = memoryDraft()
  const received: ChangedUserData[] = []
  const context: ProfileContext = {
    api: portal.api,
    $user,
    draft,
    onSaved: (userData) => {
      received.push(userData)
      const { address } = $user.get()
      $user.set({ ...$user.get(), address: { ...address, ...given(userData.address) } })
    },
  }
  /** What another tab saves: the session of this tab takes it over. */
  const saveElsewhere = (address: Partial<UserData['address']>): void =>
    $user.set({ ...$user.get(), address: { ...$user.get().address, ...address } })
  return { ...portal, context, $user, draft, received, saveElsewhere }
}

const given = (address: object): object =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => typeof value === 'string'))
