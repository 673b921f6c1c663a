import type { UserData } from '@portal/shared-contracts/calls'
import { typedDraft } from '@portal/shared-stores/typed-draft'
import { useEffect, useState } from 'react'
import { emptyEntry, entryErrors, EntryInput } from '../domain/contest-entry.ts'

const draftOf = (owner: string) => typedDraft('contest', owner, EntryInput)

/** An entry of the contest until its e-mail is opened; input is kept in every step, and nothing is sent. */
export function useContestEntry(owner: string, user: UserData | null) {
  const [typed, setTyped] = useState<EntryInput | null>(null)
  const [accepted, setAccepted] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [isPrepared, setPrepared] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void draftOf(owner)
      .load()
      .then((stored) => isCurrent && setTyped((before) => before ?? stored))
    return () => void (isCurrent = false)
  }, [owner])

  // What was typed before a reload, else the profile.
  const input = typed ?? profileInput(user)
  const errors = entryErrors(input, accepted)
  return {
    input,
    accepted,
    setAccepted,
    /** None before the first attempt. */
    errors: attempt === 0 ? {} : errors,
    attempt,
    isPrepared,
    change(field: keyof EntryInput, value: string): void {
      const changed = { ...input, [field]: value }
      setTyped(changed)
      void draftOf(owner).save(changed)
    },
    prepare(): void {
      setAttempt(attempt + 1)
      if (Object.keys(errors).length === 0) setPrepared(true)
    },
    edit: () => setPrepared(false),
    /** Removes the stored copy, once the e-mail is opened. */
    forget: () => void draftOf(owner).remove(),
  }
}

function profileInput(user: UserData | null): EntryInput {
  if (user === null) return emptyEntry
  const { firstName, lastName } = user.address
  return { ...emptyEntry, firstName, lastName, email: user.email || user.loginName }
}
