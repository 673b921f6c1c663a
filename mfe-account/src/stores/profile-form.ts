import { suggestedAddress, type AddressSuggestion, type PostalAddress } from '@delikaterie/shared-contracts/address'
import type { ChangedUserData, FieldError, ProfileAddress, UserData } from '@delikaterie/shared-contracts/calls'
import { nameChanges, withNames, type NameChange } from '@delikaterie/shared-contracts/customer'
import { errorField } from '@delikaterie/shared-contracts/domain/field-error'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { FieldGroups, Values } from '../domain/merge-edit.ts'
import { postalAddress, savedProfile } from '../domain/profile-address.ts'
import { createProfileEdit, type DraftStore } from './profile-edit.ts'

/** How the check of the address is answered: an accepted suggestion, or the address as it is, unchecked. */
export type AddressChoice = { accepted?: PostalAddress; unchecked?: boolean }

export type ProfileFormOptions<F extends keyof ProfileAddress> = {
  /** The fields by what they say together; what another tab saves is taken or asked about by group. */
  groups: FieldGroups<F>
  $user: ReadableAtom<UserData>
  /** The form's values of a profile. */
  read: (user: UserData) => Values<F>
  validate: (values: Values<F>) => readonly FieldError[]
  /** Sends the values; the result is the sent part of the address and the response. */
  send: (
    values: Values<F>,
    choice: AddressChoice,
  ) => Promise<{ sent: Partial<ProfileAddress>; response: ChangedUserData }>
  draft: DraftStore
  onSaved: (userData: ChangedUserData) => void
}

/** The names, of which the shop may propose others (`changeNameCheck`). */
const names = ['salutation', 'firstName', 'lastName'] as const
type Name = (typeof names)[number]

/**
 * A part of the profile that is shown and edited: input is kept as a draft, conflicts with another tab are decided
 * before saving, and the shop may propose another spelling of the names or of the address.
 */
export function createProfileForm<F extends keyof ProfileAddress>(options: ProfileFormOptions<F>) {
  const { groups, $user, read, validate, send, draft, onSaved } = options
  const fields = groups.flat()
  const $saved = computed($user, read)
  const edit = createProfileEdit(groups, $saved, draft)
  const $suggestion = atom<AddressSuggestion | null>(null)
  const $nameChanges = atom<readonly NameChange<Name & F>[]>([])
  /** True from a save until editing begins again. */
  const $isSaved = atom(false)
  /** The values as sent when the shop last proposed other names. */
  let beforeCorrection: Values<F> | null = null

  const submission = createSubmission(
    async (values: Values<F>, choice: AddressChoice) => {
      const isUnchanged = beforeCorrection !== null && same(values, beforeCorrection)
      const { loginName } = $user.get()
      const { sent, response } = await send(values, isUnchanged ? { ...choice, unchecked: true } : choice)
      return savedProfile(response, sent, loginName)
    },
    { validate },
  )
  const same = (one: Values<F>, other: Values<F>): boolean => fields.every((field) => one[field] === other[field])
  const isSending = (): boolean => submission.$state.get().status === 'sending'

  /** Sends unless there is a conflict, which the member decides first. */
  async function submit(choice: AddressChoice = {}): Promise<void> {
    const merged = edit.$merged.get()
    if (merged === null || isSending() || merged.conflicts.length > 0) return
    $nameChanges.set([])
    await submission.submit(merged.values, choice)
    const state = submission.$state.get()
    if (state.status === 'succeeded') await finish(state.result)
    else if (state.status === 'failed') applyProposals(merged.values, state.errors, choice)
  }

  /** The draft is removed before other tabs learn of the change, because they then store their own again. */
  async function finish(userData: ChangedUserData): Promise<void> {
    beforeCorrection = null
    $suggestion.set(null)
    $isSaved.set(true)
    await edit.forget()
    onSaved(userData)
  }

  function applyProposals(sent: Values<F>, errors: readonly FieldError[], { accepted }: AddressChoice): void {
    $suggestion.set(suggestedAddress(accepted ?? postalAddress($user.get().address, sent), errors))
    const nameErrors = errors
      .filter(({ code }) => code === 'changeNameCheck')
      .map(({ input, value }) => ({ input: errorField(input), value }))
    if (nameErrors.length === 0) return
    beforeCorrection = sent
    const changes = nameChanges<Name & F>(sent, names.filter(isOwn), nameErrors)
    edit.change(withNames(sent, changes, 'to'))
    $nameChanges.set(changes)
  }
  const isOwn = (name: Name): name is Name & F => fields.some((field) => field === name)

  /** Sends the suggested address. */
  async function acceptSuggestion(): Promise<void> {
    const suggestion = $suggestion.get()
    if (suggestion === null || isSending()) return
    edit.change(suggestion.suggested)
    await submit({ accepted: suggestion.suggested })
  }
  return {
    $user,
    $saved,
    $merged: edit.$merged,
    $state: submission.$state,
    $suggestion,
    $nameChanges,
    $isSaved,
    restore: edit.restore,
    decide: edit.decide,
    submit: () => submit(),
    acceptSuggestion,
    /** Sends the address as it is; only for a call with `disableAddressCheck`. */
    keepAddress: () => submit({ unchecked: true }),
    /** Back from a suggestion to the form. */
    editAgain(): void {
      if (isSending()) return
      submission.reset()
      $suggestion.set(null)
    },
    start(): void {
      $isSaved.set(false)
      submission.reset()
      edit.start()
    },
    change(field: F, value: string): void {
      if (isSending()) return
      edit.change({ [field]: value })
      const state = submission.$state.get()
      if (state.status !== 'failed') return
      for (const { input } of state.errors) if (errorField(input) === field) submission.clearErrors(input)
    },
    /** Restores the names as they were typed; the unchanged form is then sent without the name check. */
    keepOwnNames(): void {
      const values = edit.$merged.get()?.values
      if (values === undefined || isSending()) return
      edit.change(withNames(values, $nameChanges.get(), 'from'))
      $nameChanges.set([])
      submission.reset()
    },
    async cancel(): Promise<void> {
      if (isSending()) return
      beforeCorrection = null
      $suggestion.set(null)
      $nameChanges.set([])
      submission.reset()
      await edit.forget()
    },
  }
}
export type ProfileForm<F extends keyof ProfileAddress> = ReturnType<typeof createProfileForm<F>>
