export const t = {
  title: 'Prämien-Highlight',
  errorNoCoupon: 'Fehler',
  notFound:
    'Diese Prämie gibt es nicht oder nicht mehr. In unserem Prämienshop finden Sie bestimmt etwas anderes Gutes.',
  couldNotLoad: 'Die Prämie konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  coupons: 'Zu den Aktionen',
  redeemHint: 'Zum Einlösen melden Sie sich mit Ihrem Konto an.',
  home: 'Zur Startseite',
}
