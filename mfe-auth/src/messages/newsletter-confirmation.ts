import type { OptInTexts } from '../ui/opt-in-page.tsx'

export const t: OptInTexts = {
  title: 'Newsletter bestätigen',
  waiting: 'Bitte warten...',
  doneTitle: 'Schön, dass Sie mitlesen!',
  done: 'Sie haben den Newsletter abonniert. Ab der nächsten Ausgabe erfahren Sie zuerst, was frisch, rar und saisonal ist.',
  next: 'Zur Startseite',
  failedTitle: 'Ihr Newsletter-Abonnement konnte nicht bestätigt werden',
  retry: 'Noch einmal versuchen',
  newLinkHint: 'Das geht in Ihren Kontodaten unter Newsletter.',
  newLink: 'Zu meinen Kontodaten',
}
