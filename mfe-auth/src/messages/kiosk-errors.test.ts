import { fieldError } from '@portal/page-library/api'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { expect, test } from 'vitest'
import { emptyKioskForm } from '../domain/kiosk-steps.ts'
import { checkSentence } from './kiosk-errors.ts'
import { t } from './kiosk.ts'

const linkAgain = t.check.again('Karte verknüpfen')
const registerAgain = t.check.again('Konto erstellen und Karte verknüpfen')

test.each([
  { code: 'failed', person: 'registered', text: `Das Verknüpfen hat nicht geklappt. ${linkAgain}` },
  { code: 'timeout', person: 'known', text: `Das Verknüpfen hat nicht geklappt. ${linkAgain}` },
  { code: 'failed', person: 'new', text: `Das hat nicht geklappt. ${registerAgain}` },
  { code: 'network', person: 'new', text: `Wir erreichen den Server gerade nicht. ${registerAgain}` },
  {
    code: 'rateLimited',
    person: 'known',
    text: `${errorText('rateLimited')} ${linkAgain}`,
  },
] as const)('$code of a $person person at the last button reads "$text"', ({ code, person, text }) => {
  expect(checkSentence(emptyKioskForm, person)(fieldError(code))).toBe(text)
})
