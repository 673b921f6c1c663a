import { munichProfile } from '@delikaterie/shared-contracts/testing/address'
import { expect, test } from 'vitest'
import { t } from './leaving.ts'

const at = (input: string, code: string) => ({ code, input, inputValue: 'of the response', value: '' })

test.each([
  { error: at('reason', 'stringEmpty'), text: 'Das Feld Grund darf nicht leer sein.', changed: null },
  {
    error: at('reason', 'tooLong'),
    text: 'Bitte kürzen Sie den Grund auf höchstens 4.000 Zeichen; jetzt sind es 6.',
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
    text: 'Wir erreichen den Server nicht. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    changed: null,
  },
])('$error.code at "$error.input" reads "$text"', ({ error, text, changed }) => {
  expect(t.error(error, 'Umzug.', { address: munichProfile })).toBe(text)
  expect(t.changedIn(error)).toBe(changed && `Das ändern Sie oben unter „${changed}“.`)
})

test.each([
  {
    points: 4321,
    text: 'Ihre 4.321 Punkte im Wert von 43,21\u00A0€ verfallen, ebenso Punkte, die noch gesperrt sind.',
  },
  { points: 1, text: 'Ihr Punkt im Wert von 0,01\u00A0€ verfällt, ebenso Punkte, die noch gesperrt sind.' },
  { points: 0, text: 'Sie haben keine Punkte, die verfallen; Punkte, die noch gesperrt sind, zählen nicht mehr.' },
  { points: null, text: 'Ihre Punkte verfallen.' },
])('with $points points the first consequence is "$text"', ({ points, text }) => {
  expect(t.consequences(points)[0]).toBe(text)
})
