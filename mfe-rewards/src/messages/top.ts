export const t = {
  title: 'Prämien-Highlight',
  loading: 'Die Prämie wird geladen.',
  errorNoCoupon: 'Fehler',
  notFound:
    'Diese Prämie gibt es nicht oder nicht mehr. In unserem Prämienshop finden Sie bestimmt etwas anderes Gutes.',
  couldNotLoad: 'Die Prämie konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  redeem: 'Prämie einlösen',
  coupons: 'Zu den Aktionen',
  redeemHint: 'Zum Einlösen melden Sie sich mit Ihrem Konto an.',
  allRewards: 'Alle Prämien ansehen',
  home: 'Zur Startseite',
}
