import { welcomeBonusPoints } from '@delikaterie/shared-contracts/domain/programme'
import { formatNumber } from '@delikaterie/shared-contracts/format'
import type { OptInTexts } from '../ui/opt-in-page.tsx'

const bonus = formatNumber(welcomeBonusPoints)

export const t: OptInTexts & { login: string } = {
  login: 'Jetzt anmelden',
  title: 'Konto freischalten',
  waiting: 'Bitte warten...',
  doneTitle: 'Willkommen!',
  done: `Ihr Konto wurde soeben erfolgreich freigeschaltet. Ihre ${bonus}\u00a0Willkommenspunkte sind schon da.`,
  next: 'Zur Startseite',
  failedTitle: 'Ihr Konto konnte nicht freigeschaltet werden',
  retry: 'Noch einmal versuchen',
  newLinkHint:
    'Das geht bei der Anmeldung: Ist Ihr Konto noch nicht freigeschaltet, bieten wir Ihnen dort die E-Mail noch einmal an.',
  newLink: 'Zur Anmeldung',
}
