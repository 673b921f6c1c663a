import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { WalletName } from '@portal/shared-contracts/wallet/wallet'

/*
 * The buttons that save a card in a wallet. These texts are part of the digital card, whose document has to stay small.
 */

const names: Readonly<Record<WalletName, string>> = { apple: 'Apple Wallet', google: 'Google Wallet' }

const sessionEnded = sieOrDu(
  'Bitte melden Sie sich im Portal noch einmal an.',
  'Bitte melde Dich im Portal noch einmal an.',
)
const again = sieOrDu('Bitte versuchen Sie es gleich noch einmal.', 'Bitte versuche es gleich noch einmal.')

/** Errors that need another sentence than the general one. */
const errors: Readonly<Record<string, string>> = {
  sessionInvalid: sessionEnded,
  sessionEnded,
  network: `Wir erreichen den Server nicht. ${again}`,
  forbidden: 'Diese Karte lässt sich nicht hinzufügen. Vielleicht ist sie inzwischen gesperrt.',
  rateLimited: 'Das waren sehr viele Versuche. Später geht es wieder.',
}

const data = 'Name, Kartennummer und Punktestand'
/** The portal sends Apple passes to the device itself. */
const toApple = 'auf das Gerät, und Apple erfährt von uns nur, dass sich die Karte geändert hat.'
const toGoogle = `Mit Google Wallet gehen ${data} an Google`

/** What goes to whom, in one sentence. */
const receivers = {
  apple: `Mit Apple Wallet kommen ${data} ${toApple}`,
  google: `${toGoogle}.`,
  both: `${toGoogle}; mit Apple Wallet kommen sie ${toApple}`,
}

export const t = {
  add: (name: WalletName): string => `Zu ${names[name]} hinzufügen`,
  receivers: ([first, second]: readonly WalletName[]): string =>
    second === undefined && first !== undefined ? receivers[first] : receivers.both,
  privacy: 'Mehr zum Datenschutz',
  /** Google's link leaves the page. */
  appleOpened: 'Die Karte ist geladen. Öffnet sie sich nicht von selbst, liegt sie bei den Downloads.',
  error: (code: string): string => errors[code] ?? `Das hat leider nicht geklappt. ${again}`,
}
