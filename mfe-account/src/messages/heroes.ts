/** Titles of pages and the texts below them: the shell shows both while the code of a page loads. */
export const heroes = {
  accountData: { title: 'Kontodaten', lead: 'Ihre Angaben, Ihr Passwort und was wir Ihnen schicken.' },
  transactions: { title: 'Transaktionen', lead: 'Hier sehen Sie, wofür Sie Punkte gesammelt und eingelöst haben.' },
  redemptions: { title: 'Meine Einlösungen', lead: 'Hier sehen Sie, wofür Sie Ihre Punkte eingelöst haben.' },
  missingPoints: { title: 'Punkte fehlen?', lead: 'Schreiben Sie uns, welcher Einkauf auf Ihrem Punktekonto fehlt.' },
}
