import { toApiError } from '@delikaterie/shared-contracts/api'
import { atom } from 'nanostores'

export type LockCardState =
  | { status: 'closed' }
  | { status: 'asking'; cardCode: string; code: string | null; attempt: number }
  | { status: 'sending'; cardCode: string; attempt: number }
  | { status: 'locked'; cardCode: string }

/** Locking a card for good: it asks first and wants a reason (spec §7, card/lock). */
export function createLockCard(lock: (cardCode: string, reason: string) => Promise<void>, onLocked: () => void) {
  const $reason = atom('')
  const $state = atom<LockCardState>({ status: 'closed' })

  function open(cardCode: string): void {
    $reason.set('')
    $state.set({ status: 'asking', cardCode, code: null, attempt: 0 })
  }

  /** Not while the lock is on its way: nobody would see what became of it. */
  function close(): void {
    if ($state.get().status === 'asking') $state.set({ status: 'closed' })
  }

  function type(reason: string): void {
    const state = $state.get()
    if (state.status !== 'asking') return
    $reason.set(reason)
    $state.set({ ...state, code: null })
  }

  async function submit(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'asking') return
    const { cardCode } = state
    const attempt = state.attempt + 1
    const reason = $reason.get().trim()
    if (reason === '') return $state.set({ status: 'asking', cardCode, code: 'stringEmpty', attempt })
    $state.set({ status: 'sending', cardCode, attempt })
    try {
      await lock(cardCode, reason)
      $state.set({ status: 'locked', cardCode })
      onLocked()
    } catch (error) {
      $state.set({ status: 'asking', cardCode, code: toApiError(error).code, attempt })
    }
  }

  return { $reason, $state, open, close, type, submit }
}
export type LockCardModel = ReturnType<typeof createLockCard>
