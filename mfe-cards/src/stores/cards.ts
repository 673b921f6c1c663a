import { toApiError } from '@delikaterie/shared-contracts/api'
import type { Card } from '@delikaterie/shared-contracts/calls'
import { atom } from 'nanostores'

export type CardsState =
  | { status: 'loading' }
  | { status: 'failed'; code: string }
  | { status: 'ready'; cards: readonly Card[]; refreshing: boolean }

/** The member's cards (spec §2, Karten). */
export function createCards(load: () => Promise<readonly Card[]>) {
  const $state = atom<CardsState>({ status: 'loading' })
  let newest = 0

  /** Keeps what is on screen while it asks again; only the newest answer counts. */
  async function refresh(): Promise<void> {
    const mine = ++newest
    const before = $state.get()
    $state.set(before.status === 'ready' ? { ...before, refreshing: true } : { status: 'loading' })
    try {
      const cards = await load()
      if (mine === newest) $state.set({ status: 'ready', cards, refreshing: false })
    } catch (error) {
      // An old list could show a locked card as usable: better none.
      if (mine === newest) $state.set({ status: 'failed', code: toApiError(error).code })
    }
  }

  return { $state, refresh }
}
export type CardsModel = ReturnType<typeof createCards>
