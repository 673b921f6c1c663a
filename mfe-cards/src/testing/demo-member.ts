import { openMemberPortal, type MemberPortal, type Network } from '@portal/sandbox/testing/sandbox-portal'
import { send } from '@portal/page-library/api'
import { cards, type Card } from '@portal/shared-contracts/calls'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'

/** Opens a form of the demo member; `changes` counts how often the form reported a change of the cards. */
export async function openForm<F>(create: (portal: MemberPortal, onChanged: () => void) => F) {
  const portal = await openMemberPortal()
  const changes = { count: 0 }
  const form = create(portal, () => (changes.count += 1))
  const loadCards = async (): Promise<readonly Card[]> => (await send(portal.api, cards, {})).content
  return { ...portal, form, changes, loadCards }
}

/** A connection that ends after the shop has handled the call. */
export const loseResponse: Network = async (_, forward) => {
  await forward()
  throw new TypeError('fetch failed')
}

/** A draft that several forms of one test share. */
export function sessionDraft<T>(): TypedDraft<T> {
  let stored: T | null = null
  return {
    load: async () => stored,
    save: async (value) => void (stored = value),
    remove: async () => void (stored = null),
  }
}
