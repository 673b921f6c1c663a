const type = 'portal:embed'

/** A message of the portal's login popup to the page that opened it (docs/embed.md, Login popup). */
export type PopupMessage =
  | { step: 'opened' }
  | { step: 'session'; accessToken: string; expires: number; userData: unknown }
  | { step: 'refused'; reason: 'declined' | 'originNotAllowed' }

/** A message of the page to its popup. */
export type PageMessage = { step: 'present' | 'received' }

/** A message as it is posted; the nonce pairs popup and page. */
export const popupMessage = (nonce: string, message: PopupMessage | PageMessage) => ({ type, nonce, ...message })

/** The fields of a received message, unchecked; null if it does not belong to this popup and page. */
export function readPopupMessage(data: unknown, nonce: string): Readonly<Record<string, unknown>> | null {
  if (typeof data !== 'object' || data === null) return null
  const message = data as Readonly<Record<string, unknown>>
  return message['type'] === type && message['nonce'] === nonce ? message : null
}
