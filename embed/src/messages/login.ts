import { brand } from '@portal/shared-contracts/brand/brand'
import { after, capitalised, the, your } from '@portal/shared-contracts/brand/noun'

export const t = {
  title: 'Bitte melden Sie sich an',
  text: `Hier sehen Sie nach der Anmeldung, was zu ${your(brand.card, 'dative')} gehört. Ihre Zugangsdaten geben Sie nur im Fenster ${the(brand.shop, 'genitive')} ein.`,
  logIn: `${capitalised(after('bei', brand.shop))} anmelden`,

  declined:
    'Sie sind nicht angemeldet. Falls sich kein Fenster geöffnet hat, erlauben Sie in Ihrem Browser bitte Pop-up-Fenster für diese Seite und versuchen Sie es noch einmal.',
  noAccount: `Mit diesem Konto nehmen Sie noch nicht ${after('an', brand.programme)} teil.`,
  join: 'Jetzt teilnehmen',
}
