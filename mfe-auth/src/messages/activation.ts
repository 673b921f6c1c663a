import { welcomeBonusPoints } from '@delikaterie/shared-contracts/domain/programme'
import { formatNumber } from '@delikaterie/shared-contracts/format'
import type { OptInTexts } from '../ui/opt-in-page.tsx'

const bonus = formatNumber(welcomeBonusPoints)

export const t: OptInTexts = {
  title: 'Konto freischalten',
  waiting: 'Bitte warten...',
  doneTitle: 'Willkommen!',
  done: `Ihr Konto wurde soeben erfolgreich freigeschaltet. Melden Sie sich an: Ihre ${bonus} Willkommenspunkte sind schon da.`,
  next: 'Jetzt anmelden',
  failedTitle: 'Ihr Konto konnte nicht freigeschaltet werden',
  retry: 'Noch einmal versuchen',
  newLink: 'Zur Anmeldung',
}
