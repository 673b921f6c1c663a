import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'

/** The part of Meine Karten about wallets. The digital card needs only the buttons (`save-in-wallet.ts`). */
export const t = {
  title: sieOrDu('Ihre Karte im Wallet', 'Deine Karte im Wallet'),
  lead: sieOrDu(
    'So haben Sie die Karte an der Kasse schnell zur Hand, auch ohne Netz und ohne Anmeldung.',
    'So hast Du die Karte an der Kasse schnell zur Hand, auch ohne Netz und ohne Anmeldung.',
  ),
  /** For screen readers, where there are several cards. */
  named: (button: string, cardCode: string): string => `${button}: ${groupCardCode(cardCode)}`,
}
