import { send, toApiError, type Api } from '@portal/page-library/api'
import { accountIdOf, cards, type UserData } from '@portal/shared-contracts/calls'
import { atom } from 'nanostores'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { storedCard, usableCard, type StoredCard } from '../domain/stored-card.ts'
import type { CardMark } from './card-mark.ts'

export type DigitalCardState =
  | { status: 'opening' }
  | { status: 'card'; card: StoredCard }
  /** No card is on this device: without a network, because the call failed, or because the browser stores nothing. */
  | { status: 'missing'; reason: 'offline' | 'failed' | 'notStored' }

/** The member of the stored session with a client that has the session's token. */
type Member = { user: UserData; api: Api }

export type DigitalCardOptions = {
  stored: TypedDraft<StoredCard>
  mark: CardMark
  /** Null without a login. */
  member: () => Promise<Member | null>
  isOnline: () => boolean
  /** Opens the portal's login; false if the login has just sent the member here. */
  logIn: () => boolean
}

const cardIn = (state: DigitalCardState): StoredCard | null => (state.status === 'card' ? state.card : null)

const accountOf = (member: Member | null): string | null => member && (accountIdOf(member.user) ?? '')

/**
 * The card of this device, in its own document. The stored card is shown at once, and loaded again while its member is
 * logged in. A logout deletes the mark, which a card must have to be shown or stored, also one that is loaded later.
 */
export function createDigitalCard({ stored, mark, member, isOnline, logIn }: DigitalCardOptions) {
  const $state = atom<DigitalCardState>({ status: 'opening' })
  let latest = 0
  /** The account of the latest opening. */
  let account: string | null = null

  const shownCard = (): StoredCard | null => cardIn($state.get())

  const hide = (): void => {
    latest += 1
    $state.set({ status: 'opening' })
  }

  /** Shows the stored card, or loads the logged-in member's. */
  async function open(): Promise<void> {
    const id = ++latest
    const [current, loaded] = [await member(), await stored.load()]
    if (id !== latest) return
    account = accountOf(current)
    const before = usable(shownCard()) ?? usable(loaded)
    $state.set(before === null ? { status: 'opening' } : { status: 'card', card: before })
    if (loaded !== null && usable(loaded) === null) await stored.remove()
    if (id !== latest) return
    if (current !== null) await load(id, current, before)
    else if (before === null) askForLogin()
  }

  const usable = (card: StoredCard | null) => usableCard(card, mark.read(), account)

  async function load(id: number, current: Member, before: StoredCard | null): Promise<void> {
    const loadedMark = mark.create()
    try {
      const { content } = await send(current.api, cards, {})
      const isSameMember = accountOf(await member()) === account
      if (id !== latest) return
      if (!isSameMember || mark.read() !== loadedMark) return void open()
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
    $state.set({ status: 'card', card })
    if (card.mark === '' || card.mark !== mark.read()) return
    await stored.save(card)
    if (card.mark !== mark.read()) await stored.remove()
  }

  function askForLogin(): void {
    if (!isOnline()) $state.set({ status: 'missing', reason: 'offline' })
    else if (!logIn()) $state.set({ status: 'missing', reason: 'notStored' })
  }

  /** After another tab has changed the session or the mark: opens again unless both still fit what is shown. */
  async function follow(): Promise<void> {
    const isRevoked = shownCard() !== null && shownCard()?.mark !== mark.read()
    if (isRevoked) hide()
    if (isRevoked || accountOf(await member()) !== account) await open()
  }

  /** Shows another card, now and at the next visit. */
  async function choose(cardCode: string): Promise<void> {
    const card = shownCard()
    if (card !== null) await show({ ...card, chosen: cardCode })
  }

  return { $state, open, hide, follow, choose }
}
export type DigitalCardStore = ReturnType<typeof createDigitalCard>
