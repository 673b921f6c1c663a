import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

export const t = {
  title: 'Prämien-Highlight',
  errorNoCoupon: 'Fehler',
  notFound: `Diese Prämie gibt es nicht oder nicht mehr. ${sieOrDu('Vielleicht gefällt Ihnen eine andere Prämie.', 'Vielleicht gefällt Dir eine andere Prämie.')}`,
  couldNotLoad: `Die Prämie konnte gerade nicht geladen werden. ${sieOrDu('Bitte versuchen Sie es gleich noch einmal.', 'Bitte versuche es gleich noch einmal.')}`,
  retry: 'Noch einmal versuchen',
  coupons: 'Zu den Aktionen',
  redeemHint: `${sieOrDu('Zum Einlösen melden Sie sich mit Ihrem Konto an.', 'Zum Einlösen meldest Du Dich mit Deinem Konto an.')} Noch kein Konto?`,
  register: sieOrDu('Hier\u00a0erstellen\u00a0Sie\u00a0eines', 'Hier\u00a0erstellst\u00a0Du\u00a0eines'),
  highlights: 'Prämien-Highlights ansehen',
  home: 'Zur Startseite',
}
