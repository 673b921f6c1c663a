export const t = {
  question: 'Soll diese Adresse auch in Ihren Kontodaten stehen? Dann brauchen Sie sie nicht noch einmal einzugeben.',
  save: 'In meine Kontodaten übernehmen',
  saved: 'Die Adresse steht jetzt in Ihren Kontodaten.',
  failed: 'Die Adresse wurde nicht übernommen',
  toAccountData: 'Zu meinen Kontodaten',
}
