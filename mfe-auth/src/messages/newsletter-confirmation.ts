import type { OptInTexts } from '../ui/opt-in-page.tsx'

const texts = {
  title: 'Newsletter bestätigen',
  donePageTitle: 'Newsletter bestätigt',
  waiting: 'Bitte warten...',
  doneTitle: 'Schön, dass Sie mitlesen!',
  done: [
    'Sie haben den Newsletter abonniert. Ab der nächsten Ausgabe erfahren Sie zuerst, was frisch, rar und saisonal ist.',
  ],
  next: 'Zur Startseite',
  failedTitle: 'Ihr Newsletter-Abonnement konnte nicht bestätigt werden',
  retry: 'Noch einmal versuchen',
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
