import { postalAddressOf, suggestedAddress, type AddressSuggestion } from '@portal/shared-contracts/address'
import type { Api } from '@portal/page-library/api'
import type { ChangedUserData, FieldError, ProfileAddress, UserData } from '@portal/shared-contracts/calls'
import { nameFields, type NameField } from '@portal/shared-contracts/calls/member-fields'
import { savedProfile } from '@portal/page-library/session/saved-profile'
import { createSubmission, failureOf, createNameProposal } from '@portal/page-library/stores'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { nameChanges } from '@portal/shared-contracts/customer'
import type { Values } from '../domain/profile.ts'
import { createProfileEdit, type DraftStore, type ProfileEdit } from './profile-edit.ts'

/** Whether the member keeps names or an address that the shop's check would change. */
export type AddressChoice = { unchecked?: boolean }

/** What every part of the profile works with. */
export type ProfileContext = {
  api: Api
  $user: ReadableAtom<UserData>
  draft: DraftStore
  onSaved: (userData: ChangedUserData) => void
}

export type ProfilePart<F extends keyof ProfileAddress> = {
  /** All fields that the form may have. */
  fields: readonly F[]
  /** Those that it has now; without it all. */
  $shownFields?: ReadableAtom<readonly F[]>
  /** The form's values of a profile. */
  read: (user: UserData) => Values<F>
  validate: (values: Values<F>) => readonly FieldError[]
  /** Sends the values; the result is the sent part of the address and the response. */
  send: (
    values: Values<F>,
    choice: AddressChoice,
  ) => Promise<{ sent: Partial<ProfileAddress>; response: ChangedUserData }>
}

/**
 * A part of the profile that is shown and edited: input is kept as a draft, conflicts with another tab are decided
 * before saving, and the shop may propose another spelling of the names or of the address.
 */
export function createProfileForm<F extends keyof ProfileAddress>(
  { $user, draft, onSaved }: ProfileContext,
  { fields, $shownFields = atom(fields), read, validate, send }: ProfilePart<F>,
) {
  const $saved = computed($user, read)
  const edit = createProfileEdit($shownFields, $saved, draft)
  const proposals = createProposals(fields, () => $user.get())
  /** True from a save until editing begins again. */
  const $isSaved = atom(false)

  const submission = createSubmission(
    async (values: Values<F>, choice: AddressChoice) => {
      const { loginName } = $user.get()
      const sends = proposals.isRefused(values) ? { ...choice, unchecked: true } : choice
      const { sent, response } = await send(values, sends)
      return savedProfile(response, sent, loginName)
    },
    { validate },
  )
  const { $state } = submission
  const isSending = (): boolean => $state.get().status === 'sending'

  /** Sends unless there is a conflict, which the member decides first. */
  async function submit(choice: AddressChoice = {}): Promise<void> {
    const values = edit.$values.get()
    if (values === null || isSending() || edit.$conflicts.get().length > 0) return
    proposals.$changes.set([])
    const userData = await submission.submit(values, choice)
    if (userData === undefined) return edit.change(proposals.apply(values, failureOf($state.get()).errors))
    proposals.forget()
    $isSaved.set(true)
    // The draft is removed before other tabs learn of the change, because they then store their own again.
    await edit.forget()
    onSaved(userData)
  }

  function start(): void {
    $isSaved.set(false)
    submission.reset()
    edit.start()
  }

  function change(field: F, value: string): void {
    if (isSending()) return
    edit.change({ [field]: value })
    submission.clearErrors(field)
  }

  async function cancel(): Promise<void> {
    if (isSending()) return
    proposals.forget()
    submission.reset()
    await edit.forget()
  }

  const { $suggestion, $changes: $nameChanges } = proposals
  const { $values, $conflicts, restore, decide } = edit
  const choices = proposalChoices({ edit, proposals, submission, submit })
  const stores = { $user, $shownFields, $saved, $values, $conflicts, $state, $suggestion, $nameChanges, $isSaved }
  return { ...stores, ...choices, restore, decide, submit: () => submit(), start, change, cancel }
}
export type ProfileForm<F extends keyof ProfileAddress> = ReturnType<typeof createProfileForm<F>>

type Saving<F extends keyof ProfileAddress> = {
  edit: ProfileEdit<F>
  proposals: Proposals<F>
  submission: { reset: () => void }
  submit: (choice: AddressChoice) => Promise<void>
}

/** What the member does about what the shop proposes; nothing happens while a save is under way. */
function proposalChoices<F extends keyof ProfileAddress>({ edit, proposals, submission, submit }: Saving<F>) {
  const { $suggestion } = proposals
  return {
    async acceptSuggestion(): Promise<void> {
      const suggestion = $suggestion.get()
      if (suggestion === null) return
      edit.change(suggestion.suggested)
      await submit({})
    },
    /** Sends the address as it is; only for a call with `disableAddressCheck`. */
    keepAddress: () => submit({ unchecked: true }),
    /** Back from a suggestion to the form. */
    editAgain(): void {
      submission.reset()
      $suggestion.set(null)
    },
    /** Restores the names as they were typed; the unchanged form is then sent without the name check. */
    keepOwnNames(): void {
      const values = edit.$values.get()
      if (values === null) return
      edit.change(proposals.keepOwn(values))
      submission.reset()
    },
  }
}

/** What the shop proposes for a form with these fields: another spelling of the address, or other names. */
function createProposals<F extends keyof ProfileAddress>(fields: readonly F[], user: () => UserData) {
  const $suggestion = atom<AddressSuggestion | null>(null)
  // The shop proposes names only (`changeNameCheck`).
  const own = fields.filter((field): field is NameField & F => Object.hasOwn(nameFields, field))
  const names = createNameProposal<Values<F>, NameField & F>((form, errors) =>
    nameChanges<NameField & F>(form, own, errors),
  )
  return {
    ...names,
    $suggestion,
    /** Shows what the errors of a failed save propose; the result are the values with the proposed names. */
    apply(sent: Values<F>, errors: readonly FieldError[]): Values<F> {
      $suggestion.set(suggestedAddress(postalAddressOf({ ...user().address, ...sent }), errors))
      return names.apply(sent, errors)
    },
    forget(): void {
      names.forget()
      $suggestion.set(null)
    },
  }
}
type Proposals<F extends keyof ProfileAddress> = ReturnType<typeof createProposals<F>>
