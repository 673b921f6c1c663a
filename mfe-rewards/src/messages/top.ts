import { formatDate } from '@delikaterie/shared-contracts/berlin-time'

/** The validity of a reward; null without dates. */
function validity(from: string, to: string): string | null {
  if (from && to) return `Einlösbar vom ${formatDate(from)} bis zum ${formatDate(to)}`
  if (to) return `Einlösbar bis zum ${formatDate(to)}`
  return from ? `Einlösbar ab dem ${formatDate(from)}` : null
}

export const t = {
  title: 'Prämien-Highlight',
  loading: 'Die Prämie wird geladen.',
  errorNoCoupon: 'Fehler',
  notFound:
    'Diese Prämie gibt es nicht oder nicht mehr. In unserem Prämienshop finden Sie bestimmt etwas anderes Gutes.',
  couldNotLoad: 'Die Prämie konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  validity,
  redeem: 'Prämie einlösen',
  redeemHint: 'Zum Einlösen melden Sie sich mit Ihrem Konto an.',
  allRewards: 'Alle Prämien ansehen',
  home: 'Zur Startseite',
}
