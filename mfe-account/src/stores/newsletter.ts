import { toApiError } from '@delikaterie/shared-contracts/api'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { atom } from 'nanostores'

export type NewsletterState =
  { status: 'idle' } | { status: 'sending' } | { status: 'asked' } | { status: 'failed'; code: string }

/** Subscribing to the newsletter; leaving it goes through the link in the newsletter only (spec §4). */
export function createNewsletter(subscribe: () => Promise<UserData>, onAnswered: (userData: UserData) => void) {
  const $state = atom<NewsletterState>({ status: 'idle' })

  /** Asks once: a second click while the first is on its way changes nothing. */
  async function ask(): Promise<void> {
    if ($state.get().status === 'sending') return
    $state.set({ status: 'sending' })
    try {
      onAnswered(await subscribe())
      $state.set({ status: 'asked' })
    } catch (error) {
      $state.set({ status: 'failed', code: toApiError(error).code })
    }
  }

  return { $state, ask }
}
export type NewsletterModel = ReturnType<typeof createNewsletter>
