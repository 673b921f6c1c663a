import type { OptInTexts } from '../ui/opt-in-page.tsx'

export const t: OptInTexts = {
  title: 'Newsletter bestätigen',
  waiting: 'Bitte warten...',
  doneTitle: 'Schön, dass Sie mitlesen!',
  done: 'Ihre Anmeldung zum Newsletter ist bestätigt. Ab der nächsten Ausgabe erfahren Sie zuerst, was frisch, rar und saisonal ist.',
  next: 'Zur Startseite',
  failedTitle: 'Ihre Anmeldung zum Newsletter konnte nicht bestätigt werden',
  retry: 'Noch einmal versuchen',
  newLink: 'Zum Newsletter',
}
