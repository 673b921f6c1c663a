import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatEuro } from '@portal/shared-contracts/numbers/format'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { munichProfile } from '@portal/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { leaving } from './leaving.ts'

const at = (input: string, code: string) => ({ code, input, inputValue: 'of the response', value: '' })

// Rule: errors-57
test.each([
  { error: at('reason', 'stringEmpty'), text: 'Das Feld Grund darf nicht leer sein.', changed: null },
  {
    error: at('reason', 'tooLong'),
    text: `${sieOrDu('Bitte kürzen Sie', 'Bitte kürze')} den Grund auf höchstens 4.000 Zeichen; jetzt sind es 6.`,
    changed: null,
  },
  { error: at('street', 'errorAddressCheck'), text: '"Hauptstraße" ist nicht gültig.', changed: 'Adresse' },
  { error: at('zipCode', 'stringEmpty'), text: 'Das Feld Postleitzahl darf nicht leer sein.', changed: 'Adresse' },
  {
    error: at('lastName', 'stringEmpty'),
    text: 'Das Feld Nachname darf nicht leer sein.',
    changed: 'Persönliche Daten',
  },
  {
    error: at('', 'network'),
    text: errorText('network'),
    changed: null,
  },
])('$error.code at "$error.input" reads "$text"', ({ error, text, changed }) => {
  expect(leaving.error(error, 'Umzug.', { address: munichProfile })).toBe(text)
  expect(leaving.changedIn(error)).toBe(
    changed && `Das ${sieOrDu('ändern Sie', 'änderst Du')} oben unter „${changed}“.`,
  )
})

test.each([
  {
    points: 4321,
    text: `${sieOrDu('Ihre', 'Deine')} 4.321 Punkte im Wert von ${formatEuro(euroValue(4321))} verfallen, ebenso Punkte, die noch gesperrt sind.`,
  },
  {
    points: 1,
    text: `${sieOrDu('Ihr', 'Dein')} Punkt im Wert von ${formatEuro(euroValue(1))} verfällt, ebenso Punkte, die noch gesperrt sind.`,
  },
  { points: 0, text: `${sieOrDu('Ihr', 'Dein')} Punktestand ist 0. Punkte, die noch gesperrt sind, verfallen.` },
  { points: null, text: `${sieOrDu('Ihre', 'Deine')} Punkte verfallen.` },
])('with $points points the first consequence is "$text"', ({ points, text }) => {
  expect(leaving.consequences(points)[0]).toBe(text)
})
