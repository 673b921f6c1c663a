import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'

export const t = {
  question: sieOrDu(
    'Möchten Sie die Lieferadresse in Ihren Kontodaten speichern? Dann müssen Sie sie beim nächsten Mal nicht mehr eingeben.',
    'Möchtest Du die Lieferadresse in Deinen Kontodaten speichern? Dann musst Du sie beim nächsten Mal nicht mehr eingeben.',
  ),
  save: 'In Kontodaten speichern',
  saved: sieOrDu('Die Adresse steht jetzt in Ihren Kontodaten.', 'Die Adresse steht jetzt in Deinen Kontodaten.'),
  failed: 'Die Adresse wurde nicht gespeichert',
  toAccountData: 'Zu meinen Kontodaten',
}
