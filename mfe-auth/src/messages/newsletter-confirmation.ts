import { errorText } from '@delikaterie/shared-contracts/messages/errors'
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
    invalid: `${errorText('linkInvalid')} Das geht in Ihren Kontodaten unter Newsletter.`,
    newLink: 'Zu meinen Kontodaten',
  },
  visitor: {
    ...texts,
    invalid: `${errorText('linkInvalid')} Wie das geht, steht auf der Seite zum Newsletter.`,
    newLink: 'Zum Newsletter',
  },
}
