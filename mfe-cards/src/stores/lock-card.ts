import { send, type Api } from '@portal/page-library/api'
import { postalAddressOf } from '@portal/shared-contracts/address'
import { lockCard, type UserData } from '@portal/shared-contracts/calls'
import { requiredTextErrors } from '@portal/shared-contracts/errors/field-errors'
import * as v from '@portal/shared-contracts/schema'
import { createSubmission } from '@portal/page-library/stores'
import { atom, computed } from 'nanostores'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { cardRequest } from '../domain/cards.ts'
import { changeCards } from './cards.ts'

/** Most characters of a reason. */
const reasonLength = 500

/** A typed reason and its card. */
export const LockDraft = v.object({ cardCode: v.string(), reason: v.string() })
export type LockDraft = v.InferOutput<typeof LockDraft>

/**
 * The dialog that locks a card, with a reason, which the shop requires. Only customer service can unlock it.
 * @param onChanged called when the card is locked, or may be because the response was lost
 */
export function createLockCard(api: Api, member: () => UserData, onChanged: () => void, draft: TypedDraft<LockDraft>) {
  const $chosen = atom<string | null>(null)
  const $reason = atom('')
  const submission = createSubmission(
    async (cardCode: string, reason: string) => {
      const body = { ...cardRequest(member()), reason, cardCode }
      await changeCards(() => send(api, lockCard, { body }), draft, onChanged)
      return cardCode
    },
    { validate: (_, reason) => requiredTextErrors(reason, 'reason', reasonLength) },
  )
  /** The card of the open dialog; null while the dialog is closed. */
  const $cardCode = computed([$chosen, submission.$state], (chosen, { status }) =>
    status === 'succeeded' ? null : chosen,
  )
  const isSending = (): boolean => submission.$state.get().status === 'sending'

  /** Opens the dialog with the reason that was typed for this card and not sent. */
  async function open(cardCode: string): Promise<void> {
    if (isSending()) return
    submission.reset()
    $reason.set('')
    $chosen.set(cardCode)
    const stored = await draft.load()
    if (stored?.cardCode === cardCode && $chosen.get() === cardCode && $reason.get() === '') $reason.set(stored.reason)
  }

  /** Ignored while sending, because the dialog shows the result. */
  function close(): void {
    if (isSending()) return
    $chosen.set(null)
    void draft.remove()
  }

  function type(reason: string): void {
    const cardCode = $chosen.get()
    if (isSending() || cardCode === null) return
    $reason.set(reason)
    void draft.save({ cardCode, reason })
    submission.clearErrors()
  }

  async function submit(): Promise<void> {
    const cardCode = $cardCode.get()
    if (cardCode !== null) await submission.submit(cardCode, $reason.get().trim())
  }

  /** The profile's address, which the call sends. */
  const address = () => postalAddressOf(member().address)

  return { $cardCode, $reason, $state: submission.$state, address, open, close, type, submit }
}
export type LockCardStore = ReturnType<typeof createLockCard>
