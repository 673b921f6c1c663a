import { digitalCardMark } from '../storage/digital-card.ts'
import { stored } from './browser-storage.ts'

/**
 * What the stored card and coupons must name to be shown (`digitalCardMark`); empty if there is none or the browser
 * stores nothing.
 */
export type CardMark = {
  read: () => string
  /** The mark of the device, a new one if there is none. */
  create: () => string
}

const read = (): string => stored(() => localStorage.getItem(digitalCardMark) ?? '', '')

export const cardMark: CardMark = {
  read,
  create() {
    // Without a mark the card lasts as long as the page, and no coupons are stored.
    if (read() === '') stored(() => localStorage.setItem(digitalCardMark, crypto.randomUUID()), undefined)
    return read()
  },
}
