import { fieldError } from '@portal/page-library/api'
import { expect, test } from 'vitest'
import { emptyKioskForm } from '../domain/kiosk-steps.ts'
import { checkSentence } from './kiosk-errors.ts'

const linkAgain =
  'Ihre Angaben sind noch da: Tippen Sie noch einmal auf „Karte verknüpfen“. Es wird nichts doppelt erstellt.'
const registerAgain =
  'Ihre Angaben sind noch da: Tippen Sie noch einmal auf „Konto erstellen und Karte verknüpfen“. Es wird nichts doppelt erstellt.'

test.each([
  { code: 'failed', person: 'registered', text: `Das Verknüpfen hat nicht geklappt. ${linkAgain}` },
  { code: 'timeout', person: 'known', text: `Das Verknüpfen hat nicht geklappt. ${linkAgain}` },
  { code: 'failed', person: 'new', text: `Das hat nicht geklappt. ${registerAgain}` },
  { code: 'network', person: 'new', text: `Wir erreichen den Server gerade nicht. ${registerAgain}` },
  {
    code: 'rateLimited',
    person: 'known',
    text: `Das waren sehr viele Versuche. Bitte versuchen Sie es später noch einmal. ${linkAgain}`,
  },
] as const)('$code of a $person person at the last button reads "$text"', ({ code, person, text }) => {
  expect(checkSentence(emptyKioskForm, person)(fieldError(code))).toBe(text)
})
