export const t = {
  loading: 'Die Prämie wird geladen.',
  delivery: 'Lieferung',
  period: 'Zeitraum',
  afterwards: 'Ihr Punktestand danach',
  redeem: 'Prämie einlösen',
  collectMore: 'Mit Aktionen schneller sammeln',
  allRewards: 'Alle Prämien ansehen',
}
