import { brand } from '@portal/shared-contracts/brand/brand'
import { after, the, your } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

export const t = {
  title: sieOrDu('Bitte melden Sie sich an', 'Bitte melde Dich an'),
  text: sieOrDu(
    `Hier sehen Sie nach der Anmeldung, was zu ${your(brand.card, 'dative')} gehört. Ihre Zugangsdaten geben Sie nur im Fenster ${the(brand.shop, 'genitive')} ein.`,
    `Hier siehst Du nach der Anmeldung, was zu ${your(brand.card, 'dative')} gehört. Deine Zugangsdaten gibst Du nur im Fenster ${the(brand.shop, 'genitive')} ein.`,
  ),
  logIn: `Jetzt ${after('bei', brand.shop)} anmelden`,

  declined: sieOrDu(
    'Sie sind nicht angemeldet. Falls sich kein Fenster geöffnet hat, erlauben Sie in Ihrem Browser bitte Pop-up-Fenster für diese Seite und versuchen Sie es noch einmal.',
    'Du bist nicht angemeldet. Falls sich kein Fenster geöffnet hat, erlaube in Deinem Browser bitte Pop-up-Fenster für diese Seite und versuche es noch einmal.',
  ),
  windowSeparated: 'Diese Seite erreicht das Fenster nicht. Die Anmeldung ist direkt in unserem Portal möglich.',
  noAccount: sieOrDu(
    `Mit diesem Konto nehmen Sie noch nicht ${after('an', brand.programme)} teil.`,
    `Mit diesem Konto nimmst Du noch nicht ${after('an', brand.programme)} teil.`,
  ),
  join: 'Jetzt teilnehmen',
}
