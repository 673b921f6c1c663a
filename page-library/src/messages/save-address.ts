export const t = {
  question:
    'Möchten Sie die Lieferadresse in Ihren Kontodaten speichern? Dann müssen Sie sie beim nächsten Mal nicht mehr eingeben.',
  save: 'In Kontodaten speichern',
  saved: 'Die Adresse steht jetzt in Ihren Kontodaten.',
  failed: 'Die Adresse wurde nicht gespeichert',
  toAccountData: 'Zu meinen Kontodaten',
}
