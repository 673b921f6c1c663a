import { welcomeBonusPoints } from '@delikaterie/shared-contracts/domain/programme'
import { formatNumber } from '@delikaterie/shared-contracts/format'

export const t = {
  title: 'Konto freischalten',
  waiting: 'Bitte warten...',
  doneTitle: 'Willkommen!',
  done: 'Ihr Konto wurde soeben erfolgreich freigeschaltet.',
  doneNext: `Melden Sie sich an: Ihre ${formatNumber(welcomeBonusPoints)} Willkommenspunkte sind schon da.`,
  login: 'Jetzt anmelden',
  failedTitle: 'Ihr Konto konnte nicht freigeschaltet werden',
  retry: 'Noch einmal versuchen',
  toLogin: 'Zur Anmeldung',
} as const
