import { welcomeBonusPoints } from '@delikaterie/shared-contracts/domain/programme'
import { formatNumber } from '@delikaterie/shared-contracts/format'
import type { OptInTexts } from './opt-in.ts'

const bonus = formatNumber(welcomeBonusPoints)

export const t: OptInTexts & { login: string } = {
  login: 'Jetzt anmelden',
  title: 'Konto freischalten',
  donePageTitle: 'Konto freigeschaltet',
  doneTitle: 'Willkommen!',
  done: ['Ihr Konto wurde soeben erfolgreich freigeschaltet.', `Ihre ${bonus}\u00a0Willkommenspunkte sind schon da.`],
  failedTitle: 'Ihr Konto konnte nicht freigeschaltet werden',
  invalid:
    'Dieser Link ist unvollständig oder nicht mehr gültig. Melden Sie sich an: Ist Ihr Konto noch nicht freigeschaltet, schicken wir Ihnen die E-Mail dort auf Wunsch noch einmal.',
  newLink: 'Zur Anmeldung',
}
