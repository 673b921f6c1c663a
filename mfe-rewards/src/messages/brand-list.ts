export const t = {
  loading: 'Die Seite wird geladen …',
  failed: 'Dieser Teil der Seite lässt sich gerade nicht laden.',
  retry: 'Noch einmal versuchen',
}
