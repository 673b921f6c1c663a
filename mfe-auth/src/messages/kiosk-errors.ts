import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { cardCodeErrorText } from '@portal/shared-contracts/errors/card-code-messages'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import type { KioskForm, KioskPerson } from '../domain/kiosk-steps.ts'
import { fieldLabels } from './fields.ts'
import { t } from './kiosk.ts'
import { registrationSentence } from './registration.ts'

const team = sieOrDu('Bitte wenden Sie sich an unser Team.', 'Bitte wende Dich an unser Team.')

/** What to do about an error that the kiosk cannot solve. */
const advice: Readonly<Record<string, string>> = {
  already_in_use: team,
  invalidCardCode: team,
  webshopAccount: sieOrDu(
    'Das geht im Portal; dort verknüpfen Sie danach auch die Karte. Oder Sie geben hier eine andere E-Mail-Adresse ein.',
    'Das geht im Portal; dort verknüpfst Du danach auch die Karte. Oder Du gibst hier eine andere E-Mail-Adresse ein.',
  ),
  accountInactive: 'Danach geht es hier weiter.',
  accountLocked: sieOrDu(`Auch unser Team ${inStore} hilft Ihnen gern.`, `Auch unser Team ${inStore} hilft Dir gern.`),
}

/** The sentence of an error at the kiosk; passwords are never named. */
export const kioskSentence =
  (form: KioskForm) =>
  (error: FieldError): string => {
    const sentence =
      error.code === 'invalidCardCode'
        ? cardCodeErrorText(error, { label: fieldLabels.cardCode, value: form.cardCode })
        : registrationSentence(form)(error)
    return [sentence, advice[error.code]].filter(Boolean).join(' ')
  }

/** Causes that only another attempt mends. */
const passing: readonly string[] = ['failed', 'timeout', 'responseInvalid', 'backendUnavailable']

/** The sentence of an error of the last button: what failed, what is kept and what helps. */
export const checkSentence =
  (form: KioskForm, person: KioskPerson) =>
  (error: FieldError): string => {
    const cause = passing.includes(error.code)
      ? t.check.failed[person]
      : ['offline', 'network'].includes(error.code)
        ? t.enrolment.loadFailed
        : kioskSentence(form)(error)
    return `${cause} ${t.check.again(t.check.submit[person])}`
  }
