import type { UserData } from '@delikaterie/shared-contracts/calls'
import { loadDraft, removeDraft, saveDraft } from '@delikaterie/shared-contracts/drafts'
import { useEffect, useState } from 'react'
import { emptyEntry, EntryInput } from '../domain/contest-entry.ts'

const draft = 'contest'

/** The input of the contest's form: what was typed before a reload, else the profile. Nothing is sent. */
export function useContestInput(owner: string, user: UserData | null) {
  const [typed, setTyped] = useState<EntryInput | null>(null)
  useEffect(() => {
    let isCurrent = true
    void loadDraft(draft, owner, EntryInput)
      .then((stored) => isCurrent && setTyped((before) => before ?? stored))
      .catch(() => {})
    return () => void (isCurrent = false)
  }, [owner])

  const input = typed ?? profileInput(user)
  return {
    input,
    change(field: keyof EntryInput, value: string): void {
      const changed = { ...input, [field]: value }
      setTyped(changed)
      saveDraft(draft, owner, changed).catch(() => {})
    },
    /** Removes the stored copy, once the e-mail is opened. */
    forget(): void {
      removeDraft(draft, owner).catch(() => {})
    },
  }
}

function profileInput(user: UserData | null): EntryInput {
  if (user === null) return emptyEntry
  const { address, email, loginName } = user
  return {
    ...emptyEntry,
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    email: email || loginName || '',
  }
}
