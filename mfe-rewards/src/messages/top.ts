export const t = {
  title: 'Prämien-Highlight',
  errorNoCoupon: 'Fehler',
  notFound: 'Diese Prämie gibt es nicht oder nicht mehr. Vielleicht gefällt Ihnen eine andere Prämie.',
  couldNotLoad: 'Die Prämie konnte gerade nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
  retry: 'Noch einmal versuchen',
  coupons: 'Zu den Aktionen',
  redeemHint: 'Zum Einlösen melden Sie sich mit Ihrem Konto an. Noch kein Konto?',
  register: 'Hier\u00a0erstellen\u00a0Sie\u00a0eines',
  highlights: 'Prämien-Highlights ansehen',
  home: 'Zur Startseite',
}
