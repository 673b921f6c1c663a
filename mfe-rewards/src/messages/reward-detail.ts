export const t = {
  /** In place of a lead that is still loading, so that the hero does not grow. */
  loadingLead: '\u00a0',
  loading: 'Die Prämie wird geladen.',
  delivery: 'Lieferung',
  period: 'Zeitraum',
  balance: 'Ihr Punktestand',
  afterwards: 'Ihr Punktestand danach',
  redeem: 'Prämie einlösen',
  collectMore: 'Mit Aktionen schneller sammeln',
  allRewards: 'Alle Prämien ansehen',
}
