import { ApiError, send, type Api } from '@portal/page-library/api'
import { postalAddressOf } from '@portal/shared-contracts/address'
import { deleteRequest, type UserData } from '@portal/shared-contracts/calls'
import { requiredTextErrors } from '@portal/shared-contracts/errors/field-errors'
import * as v from '@portal/shared-contracts/schema'
import { createSubmission } from '@portal/page-library/stores'
import { typedDraft } from '@portal/page-library/stores/typed-draft'
import { atom } from 'nanostores'
import { otherReason, reasonChoices, reasonText } from '../domain/leaving-reasons.ts'
import { reasonLength } from '../domain/profile.ts'

/** A stored choice that is no longer offered is forgotten. */
const LeavingInput = v.object({
  choice: v.fallback(v.nullable(v.picklist(reasonChoices)), null),
  reason: v.string(),
  deleteNow: v.boolean(),
})
export type LeavingInput = v.InferOutput<typeof LeavingInput>

/** The ISO time of the last request that this browser knows of. */
const Requested = v.object({ requestedAt: v.string() })

const noInput: LeavingInput = { choice: null, reason: '', deleteNow: false }
const hasInput = ({ choice, reason, deleteNow }: LeavingInput): boolean => choice !== null || reason !== '' || deleteNow

/**
 * The request to end the membership, which people handle (rules account-23 and account-24). The input is kept
 * until it is sent; the time of the request stays in this browser, also after a logout.
 * @param owner the account whose input is kept
 */
export function createLeaving(api: Api, user: () => UserData | null, owner: string) {
  const inputDraft = typedDraft('leaving', owner, LeavingInput)
  const requestedDraft = typedDraft('leaving-requested', owner, Requested)
  const $input = atom<LeavingInput>(noInput)
  const $isAsked = atom(false)
  const $requestedAt = atom<string | null>(null)

  /** The errors of the input before anything is sent. */
  const check = () => requiredTextErrors(reasonText($input.get()), 'reason', reasonLength)

  const submission = createSubmission(
    async (): Promise<void> => {
      const input = $input.get()
      const profile = user()
      if (profile === null) throw new ApiError('sessionInvalid')
      const person = { ...postalAddressOf(profile.address), email: profile.email }
      await send(api, deleteRequest, { body: { ...person, reason: reasonText(input), deleteNow: input.deleteNow } })
      const requestedAt = new Date().toISOString()
      $requestedAt.set(requestedAt)
      $input.set(noInput)
      $isAsked.set(false)
      void inputDraft.remove()
      void requestedDraft.save({ requestedAt }, { keptAtLogout: true })
    },
    { validate: check },
  )

  return {
    $input,
    /** Whether the form is shown: the member asked for it, or has input from before. */
    $isAsked,
    $requestedAt,
    $state: submission.$state,
    submit: () => submission.submit(),
    /** When the page is left: the form stays open only with input. */
    reset(): void {
      submission.reset()
      if (!hasInput($input.get())) $isAsked.set(false)
    },
    check,
    change(part: Partial<LeavingInput>): void {
      const input = { ...$input.get(), ...part }
      $input.set(input)
      void inputDraft.save(input)
      for (const field of Object.keys(part)) submission.clearErrors(field === 'choice' ? 'reason' : field)
    },
    /** Shows the form, also again after a request. */
    ask(): void {
      submission.reset()
      $isAsked.set(true)
    },
    /** Hides the form; what was typed stays until the page is closed. */
    cancel(): void {
      submission.reset()
      $isAsked.set(false)
      void inputDraft.remove()
    },
    async restore(): Promise<void> {
      const [input, requested] = await Promise.all([inputDraft.load(), requestedDraft.load()])
      if (input !== null && $input.get() === noInput) {
        // A text without a choice was typed as another reason.
        $input.set(input.choice === null && input.reason !== '' ? { ...input, choice: otherReason } : input)
        if (hasInput(input)) $isAsked.set(true)
      }
      if (requested !== null) $requestedAt.set($requestedAt.get() ?? requested.requestedAt)
    },
  }
}
export type LeavingStore = ReturnType<typeof createLeaving>
