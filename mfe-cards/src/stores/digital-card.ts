import { send, toApiError, type Api } from '@portal/page-library/api'
import { accountIdOf, cards, type UserData } from '@portal/shared-contracts/calls'
import { atom } from 'nanostores'
import type { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import type { CardMark } from '@portal/page-library/stores/card-mark'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { storedCard, usable, type StoredCard } from '../domain/stored-card.ts'

export type DigitalCardState =
  | { status: 'opening' }
  /** The coupons are null if none are stored for the member of the card. */
  | { status: 'card'; card: StoredCard; coupons: StoredCoupons | null }
  /** No card is on this device: without a network, because the call failed, or because the browser stores nothing. */
  | { status: 'missing'; reason: 'offline' | 'failed' | 'notStored' }

/** The member of the stored session with a client that has the session's token. */
type Member = { user: UserData; api: Api }

export type DigitalCardOptions = {
  stored: TypedDraft<StoredCard>
  /** What the portal has stored of the member's coupons; the document only reads or deletes them. */
  coupons: TypedDraft<StoredCoupons>
  mark: CardMark
  /** Null without a login. */
  member: () => Promise<Member | null>
  isOnline: () => boolean
  /** Opens the portal's login; false if the login has just sent the member here. */
  logIn: () => boolean
}

const cardIn = (state: DigitalCardState): StoredCard | null => (state.status === 'card' ? state.card : null)

const shown = (card: StoredCard, coupons: StoredCoupons | null): DigitalCardState => ({
  status: 'card',
  card,
  coupons: usable(coupons, card.mark, card.accountId),
})

/** The stored coupons; null, and they are deleted, if they may not be shown. */
async function usableCoupons(stored: TypedDraft<StoredCoupons>, mark: string, account: string | null) {
  const coupons = await stored.load()
  const found = usable(coupons, mark, account)
  if (coupons !== null && found === null) await stored.remove()
  return found
}

const accountOf = (member: Member | null): string | null => member && (accountIdOf(member.user) ?? '')

/**
 * The card of this device, in its own document. The stored card is shown at once, and loaded again while its member is
 * logged in. A logout deletes the mark, which a card must have to be shown or stored, also one that is loaded later.
 */
export function createDigitalCard({ stored, coupons, mark, member, isOnline, logIn }: DigitalCardOptions) {
  const $state = atom<DigitalCardState>({ status: 'opening' })
  let latest = 0
  /** Of the latest opening. */
  let opened: { account: string | null; coupons: StoredCoupons | null } = { account: null, coupons: null }

  const shownCard = (): StoredCard | null => cardIn($state.get())

  const hide = (): void => {
    latest += 1
    $state.set({ status: 'opening' })
  }

  /** Shows the stored card, or loads the logged-in member's. */
  async function open(): Promise<void> {
    const id = ++latest
    const [current, loaded] = [await member(), await stored.load()]
    const active = await usableCoupons(coupons, mark.read(), accountOf(current))
    if (id !== latest) return
    opened = { account: accountOf(current), coupons: active }
    const before = usableHere(shownCard()) ?? usableHere(loaded)
    $state.set(before === null ? { status: 'opening' } : shown(before, opened.coupons))
    if (loaded !== null && usableHere(loaded) === null) await stored.remove()
    if (id !== latest) return
    if (current !== null) await load(id, current, before)
    else if (before === null) askForLogin()
  }

  const usableHere = (card: StoredCard | null) => usable(card, mark.read(), opened.account)

  async function load(id: number, current: Member, before: StoredCard | null): Promise<void> {
    const loadedMark = mark.create()
    try {
      const { content } = await send(current.api, cards, {})
      const isSameMember = accountOf(await member()) === opened.account
      if (id !== latest) return
      if (!isSameMember || mark.read() !== loadedMark) return open()
      // The member may have chosen another card meanwhile.
      await show(storedCard(current.user, content, shownCard(), { mark: loadedMark, savedAt: Date.now() }))
    } catch (error) {
      if (id !== latest || before !== null) return
      const { code } = toApiError(error)
      if (code === 'sessionInvalid') askForLogin()
      else $state.set({ status: 'missing', reason: ['offline', 'network'].includes(code) ? 'offline' : 'failed' })
    }
  }

  /** Shows and stores the card; without a mark it lasts as long as the page. */
  async function show(card: StoredCard): Promise<void> {
    $state.set(shown(card, opened.coupons))
    if (card.mark === '' || card.mark !== mark.read()) return
    await stored.save(card)
    if (card.mark !== mark.read()) await stored.remove()
  }

  function askForLogin(): void {
    if (isOnline() && logIn()) return
    $state.set({ status: 'missing', reason: isOnline() ? 'notStored' : 'offline' })
  }

  /** After another tab has changed the session or the mark: opens again unless both still fit what is shown. */
  async function follow(): Promise<void> {
    const isRevoked = shownCard() !== null && shownCard()?.mark !== mark.read()
    if (isRevoked) hide()
    if (isRevoked || accountOf(await member()) !== opened.account) await open()
  }

  /** Shows another card, now and at the next visit. */
  async function choose(cardCode: string): Promise<void> {
    const card = shownCard()
    if (card !== null) await show({ ...card, chosen: cardCode })
  }

  return { $state, open, hide, follow, choose }
}
export type DigitalCardStore = ReturnType<typeof createDigitalCard>
