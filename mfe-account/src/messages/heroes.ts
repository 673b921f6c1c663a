/**
 * Titles of pages and the texts below them, for brands that say 'Sie' and for those that say 'Du': the shell shows both
 * while the code of a page loads.
 */
export const heroes = {
  accountData: {
    title: 'Kontodaten',
    lead: 'Ihre Angaben, Ihr Passwort und was wir Ihnen schicken.',
    leadWithDu: 'Deine Angaben, Dein Passwort und was wir Dir schicken.',
  },
  transactions: {
    title: 'Transaktionen',
    lead: 'Hier sehen Sie, wofür Sie Punkte gesammelt und eingelöst haben.',
    leadWithDu: 'Hier siehst Du, wofür Du Punkte gesammelt und eingelöst hast.',
  },
  redemptions: {
    title: 'Meine Einlösungen',
    lead: 'Hier sehen Sie, wofür Sie Ihre Punkte eingelöst haben.',
    leadWithDu: 'Hier siehst Du, wofür Du Deine Punkte eingelöst hast.',
  },
  missingPoints: {
    title: 'Punkte fehlen?',
    lead: 'Schreiben Sie uns, welcher Einkauf auf Ihrem Punktekonto fehlt.',
    leadWithDu: 'Schreib uns, welcher Einkauf auf Deinem Punktekonto fehlt.',
  },
}
