import type { OptInTexts } from './opt-in.ts'

const texts = {
  title: 'Newsletter bestätigen',
  donePageTitle: 'Newsletter bestätigt',
  doneTitle: 'Schön, dass Sie mitlesen!',
  done: [
    'Sie haben den Newsletter abonniert. Ab der nächsten Ausgabe erfahren Sie zuerst, was frisch, rar und saisonal ist.',
  ],
  failedTitle: 'Ihr Newsletter-Abonnement konnte nicht bestätigt werden',
}

export const t: Readonly<Record<'member' | 'visitor', OptInTexts>> = {
  member: {
    ...texts,
    invalid:
      'Dieser Link ist unvollständig oder nicht mehr gültig. Einen neuen bekommen Sie in Ihren Kontodaten unter Newsletter.',
    newLink: 'Zu meinen Kontodaten',
  },
  visitor: {
    ...texts,
    invalid:
      'Dieser Link ist unvollständig oder nicht mehr gültig. Wie Sie einen neuen bekommen, steht auf der Seite zum Newsletter.',
    newLink: 'Zum Newsletter',
  },
}
