export const t = {
  loading: 'Die Prämie wird geladen.',
  delivery: 'Lieferung',
  period: 'Zeitraum',
  afterwards: 'Ihr Punktestand danach',
  redeem: 'Prämie einlösen',
  allRewards: 'Alle Prämien ansehen',
}
