import { fieldError, send, type Api } from '@delikaterie/shared-contracts/api'
import { lockCard, type UserData } from '@delikaterie/shared-contracts/calls'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom, computed } from 'nanostores'
import { cardRequest } from '../domain/card-request.ts'

/** The dialog that locks a card, with a reason, which the shop requires. Only customer service can unlock it. */
export function createLockCard(api: Api, member: () => UserData, onLocked: () => void) {
  const $chosen = atom<string | null>(null)
  const $reason = atom('')
  const submission = createSubmission(
    async (cardCode: string, reason: string) => {
      await send(api, lockCard, { body: { ...cardRequest(member()), reason, cardCode } })
      onLocked()
      return cardCode
    },
    { validate: (_, reason) => (reason === '' ? [fieldError('stringEmpty', 'reason')] : []) },
  )
  /** The card of the open dialog; null while the dialog is closed. */
  const $cardCode = computed([$chosen, submission.$state], (chosen, { status }) =>
    status === 'succeeded' ? null : chosen,
  )
  const isSending = (): boolean => submission.$state.get().status === 'sending'

  function open(cardCode: string): void {
    if (isSending()) return
    submission.reset()
    $reason.set('')
    $chosen.set(cardCode)
  }

  /** Ignored while sending, because the dialog shows the result. */
  function close(): void {
    if (!isSending()) $chosen.set(null)
  }

  function type(reason: string): void {
    if (isSending()) return
    $reason.set(reason)
    submission.clearErrors()
  }

  async function submit(): Promise<void> {
    const cardCode = $cardCode.get()
    if (cardCode !== null) await submission.submit(cardCode, $reason.get().trim())
  }

  return { $cardCode, $reason, $state: submission.$state, open, close, type, submit }
}
export type LockCardModel = ReturnType<typeof createLockCard>
