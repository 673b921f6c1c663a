import { digitalCardMark } from '@delikaterie/shared-contracts/digital-card'

/** What the stored card must name to be shown (`digitalCardMark`); empty if there is none or the browser stores nothing. */
export type CardMark = {
  read: () => string
  /** The mark of the device, a new one if there is none. */
  create: () => string
}

export const cardMark: CardMark = { read, create }

function read(): string {
  try {
    return localStorage.getItem(digitalCardMark) ?? ''
  } catch {
    return ''
  }
}

function create(): string {
  try {
    if (read() === '') localStorage.setItem(digitalCardMark, crypto.randomUUID())
  } catch {
    // Without a mark the card lasts as long as the page.
  }
  return read()
}
