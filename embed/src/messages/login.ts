import { brand } from '@delikaterie/shared-contracts/brand'

export const t = {
  title: 'Bitte melden Sie sich an',
  text: `Hier sehen Sie nach der Anmeldung, was zu Ihrer ${brand.cardName} gehört. Ihre Zugangsdaten geben Sie nur im Fenster der ${brand.name} ein.`,
  logIn: `Bei der ${brand.name} anmelden`,

  declined:
    'Sie sind nicht angemeldet. Falls sich kein Fenster geöffnet hat, erlauben Sie es Ihrem Browser bitte für diese Seite und versuchen Sie es noch einmal.',
  noAccount: `Mit diesem Konto nehmen Sie noch nicht am ${brand.programmeName} teil.`,
  join: 'Jetzt teilnehmen',
}
