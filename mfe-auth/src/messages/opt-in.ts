import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import * as facts from '@portal/shared-contracts/facts/brand-facts'

/** The texts of a page that a link in an e-mail opens. */
export type OptInTexts = {
  title: string
  /** The page's title after the confirmation. */
  donePageTitle: string
  doneTitle: string
  /** Paragraphs. */
  done: readonly string[]
  failedTitle: string
  /** For a link that is not valid: the text of the notice, and the label of the link to a new one. */
  invalid: string
  newLink: string
}

export const t = { waiting: 'Bitte warten...', next: 'Zur Startseite', retry: 'Noch einmal versuchen' }

/** The link in the registration e-mail. */
export const activation: OptInTexts & { login: string } = {
  login: 'Jetzt anmelden',
  title: 'Konto freischalten',
  donePageTitle: 'Konto freigeschaltet',
  doneTitle: 'Willkommen!',
  // Whether welcome points were booked is not in the response.
  done: [
    sieOrDu(
      'Ihr Konto wurde soeben erfolgreich freigeschaltet.',
      'Dein Konto wurde soeben erfolgreich freigeschaltet.',
    ),
  ],
  failedTitle: sieOrDu('Ihr Konto konnte nicht freigeschaltet werden', 'Dein Konto konnte nicht freigeschaltet werden'),
  invalid: `Dieser Link ist unvollständig oder nicht mehr gültig. ${sieOrDu('Melden Sie sich an: Ist Ihr Konto noch nicht freigeschaltet, schicken wir Ihnen die E-Mail dort auf Wunsch noch einmal.', 'Melde Dich an: Ist Dein Konto noch nicht freigeschaltet, schicken wir Dir die E-Mail dort auf Wunsch noch einmal.')}`,
  newLink: 'Zur Anmeldung',
}

const newsletterTexts = {
  title: 'Newsletter bestätigen',
  donePageTitle: 'Newsletter bestätigt',
  doneTitle: sieOrDu('Schön, dass Sie mitlesen!', 'Schön, dass Du mitliest!'),
  done: [
    sieOrDu(
      `Sie haben den Newsletter abonniert. Ab der nächsten Ausgabe erfahren Sie zuerst, ${facts.newsText}.`,
      `Du hast den Newsletter abonniert. Ab der nächsten Ausgabe erfährst Du zuerst, ${facts.newsText}.`,
    ),
  ],
  failedTitle: sieOrDu(
    'Ihr Newsletter-Abonnement konnte nicht bestätigt werden',
    'Dein Newsletter-Abonnement konnte nicht bestätigt werden',
  ),
}

/** The link in the newsletter's e-mail. */
export const newsletterConfirmation: Readonly<Record<'member' | 'visitor', OptInTexts>> = {
  member: {
    ...newsletterTexts,
    invalid: `Dieser Link ist unvollständig oder nicht mehr gültig. ${sieOrDu('Einen neuen bekommen Sie in Ihren Kontodaten unter „Newsletter“.', 'Einen neuen bekommst Du in Deinen Kontodaten unter „Newsletter“.')}`,
    newLink: 'Zu meinen Kontodaten',
  },
  visitor: {
    ...newsletterTexts,
    invalid: `Dieser Link ist unvollständig oder nicht mehr gültig. ${sieOrDu('Wie Sie einen neuen bekommen, steht auf der Seite zum Newsletter.', 'Wie Du einen neuen bekommst, steht auf der Seite zum Newsletter.')}`,
    newLink: 'Zum Newsletter',
  },
}
