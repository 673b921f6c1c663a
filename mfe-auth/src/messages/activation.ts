import { welcomeBonusPoints } from '@delikaterie/shared-contracts/domain/programme'
import { formatNumber } from '@delikaterie/shared-contracts/format'
import type { OptInTexts } from '../ui/opt-in-page.tsx'

const bonus = formatNumber(welcomeBonusPoints)

export const t: OptInTexts & { login: string } = {
  login: 'Jetzt anmelden',
  title: 'Konto freischalten',
  donePageTitle: 'Konto freigeschaltet',
  waiting: 'Bitte warten...',
  doneTitle: 'Willkommen!',
  done: ['Ihr Konto wurde soeben erfolgreich freigeschaltet.', `Ihre ${bonus}\u00a0Willkommenspunkte sind schon da.`],
  next: 'Zur Startseite',
  failedTitle: 'Ihr Konto konnte nicht freigeschaltet werden',
  retry: 'Noch einmal versuchen',
  invalid:
    'Dieser Link ist unvollständig oder nicht mehr gültig. Melden Sie sich an: Ist Ihr Konto noch nicht freigeschaltet, schicken wir Ihnen die E-Mail dort auf Wunsch noch einmal.',
  newLink: 'Zur Anmeldung',
}
