import { send, toApiError, type Api } from '@delikaterie/shared-contracts/api'
import { accountIdOf, cards, type UserData } from '@delikaterie/shared-contracts/calls'
import { atom } from 'nanostores'
import { storedCard, type StoredCard } from '../domain/stored-card.ts'
import type { TypedDraft } from './typed-draft.ts'

export type DigitalCardState =
  | { status: 'opening' }
  | { status: 'card'; card: StoredCard }
  /** No card is on this device: without a network, because the call failed, or because the browser stores nothing. */
  | { status: 'missing'; reason: 'offline' | 'failed' | 'notStored' }

export type DigitalCardOptions = {
  stored: TypedDraft<StoredCard>
  /** The member of the stored session with a client that has the session's token; null without a login. */
  member: () => Promise<{ user: UserData; api: Api } | null>
  isOnline: () => boolean
  /** Opens the portal's login; false if the login has just sent the member here. */
  logIn: () => boolean
  now: () => number
}

/**
 * The card of this device, in its own document. The stored card is shown at once, and loaded again while its member is
 * logged in. A logout, which deletes what is stored, must win over a load that ends later: a new card is therefore
 * announced before the call and stored only if the announcement is still there.
 */
export function createDigitalCard({ stored, member, isOnline, logIn, now }: DigitalCardOptions) {
  const $state = atom<DigitalCardState>({ status: 'opening' })
  let latest = 0

  const hide = (): void => {
    latest += 1
    $state.set({ status: 'opening' })
  }

  /** Shows the stored card, or loads the logged-in member's. */
  async function open(): Promise<void> {
    const id = ++latest
    const [current, loaded] = [await member(), await stored.load()]
    const isForeign = current !== null && loaded !== null && loaded.accountId !== (accountIdOf(current.user) ?? '')
    if (isForeign) await stored.remove()
    const before = isForeign || loaded?.savedAt === 0 ? null : loaded
    if (id !== latest) return
    if (before !== null) $state.set({ status: 'card', card: before })
    else $state.set({ status: 'opening' })
    if (current !== null) await load(id, current, before)
    else if (before === null) askForLogin()
  }

  async function load(id: number, { user, api }: { user: UserData; api: Api }, before: StoredCard | null) {
    const isStored = before !== null || (await announce(user))
    try {
      const { content } = await send(api, cards, {})
      const announced = await stored.load()
      if (id !== latest) return
      if (isStored && announced === null) return void open()
      const card = storedCard(user, content, announced, now())
      if (isStored) await stored.save(card)
      if (id === latest) $state.set({ status: 'card', card })
    } catch (error) {
      if (before !== null) return
      await stored.remove()
      if (id !== latest) return
      const { code } = toApiError(error)
      if (code === 'sessionInvalid') askForLogin()
      else $state.set({ status: 'missing', reason: code === 'network' ? 'offline' : 'failed' })
    }
  }

  /** False if the browser stores nothing; the card then lasts as long as the page. */
  async function announce(user: UserData): Promise<boolean> {
    await stored.save(storedCard(user, [], null, 0))
    return (await stored.load()) !== null
  }

  function askForLogin(): void {
    if (!isOnline()) $state.set({ status: 'missing', reason: 'offline' })
    else if (!logIn()) $state.set({ status: 'missing', reason: 'notStored' })
  }

  /** Shows another card, now and at the next visit. */
  async function choose(cardCode: string): Promise<void> {
    const state = $state.get()
    if (state.status !== 'card') return
    const card = { ...state.card, chosen: cardCode }
    $state.set({ status: 'card', card })
    // Not after a logout in another tab.
    if ((await stored.load()) !== null) await stored.save(card)
  }

  return { $state, open, hide, choose }
}
export type DigitalCardModel = ReturnType<typeof createDigitalCard>
