export const t = {
  list: 'Prämien-Highlights',
  previous: 'Vorherige Prämien',
  next: 'Weitere Prämien',
  loading: 'Die Prämien-Highlights werden geladen …',
  none: 'Gerade gibt es keine Prämien-Highlights.',
  failed: 'Die Prämien-Highlights lassen sich gerade nicht zeigen.',
  retry: 'Noch einmal versuchen',
}
