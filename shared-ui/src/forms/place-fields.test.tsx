import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { houseNumberTexts, placeFields } from '@portal/shared-contracts/address'
import { recordOf } from '@portal/shared-contracts/records'
import { PlaceFields } from './place-fields.tsx'

const options = [
  { value: 'DE', label: 'Deutschland' },
  { value: '43', label: 'Österreich' },
  { value: 'NL', label: 'Niederlande' },
]

test.each([
  { where: 'Germany only', countryId: 'DE', countries: undefined, mode: 'numeric' },
  { where: 'Germany', countryId: 'DE', countries: options, mode: 'numeric' },
  { where: 'a country with another id', countryId: '43', countries: options, mode: 'numeric' },
  { where: 'a country with letters in postcodes', countryId: 'NL', countries: options, mode: 'text' },
])('a postcode in $where has a $mode keyboard, and no field cuts what is pasted', (place) => {
  const { countryId, countries, mode } = place
  const html = renderToStaticMarkup(
    <PlaceFields
      values={{ street: '', streetNumber: '', zipCode: '1017 AB', city: '', countryId }}
      countries={countries}
      houseNumberTexts={houseNumberTexts}
      fieldId={(field) => field}
      errorAt={() => undefined}
      onChange={() => {}}
    />,
  )
  const input = /<input[^>]*id="zipCode"[^>]*>/.exec(html)?.[0]
  expect(html).not.toMatch(/maxlength/i)
  expect(input).toContain(`inputMode="${mode}"`)
  expect(input).toContain('value="1017 AB"')
})

test('each field of a place has a control', () => {
  const html = renderToStaticMarkup(
    <PlaceFields
      values={recordOf(placeFields, () => '')}
      countries={options}
      houseNumberTexts={houseNumberTexts}
      fieldId={(field) => field}
      errorAt={() => undefined}
      onChange={() => {}}
    />,
  )
  const ids = [...html.matchAll(/<(?:input|select)[^>]*\bid="([^"]*)"/g)].map(([, id]) => id)
  expect(ids).toEqual(placeFields)
})

// Rules: formats-58, formats-59
test.each([
  { title: 'behind the street', place: { street: 'Hauptstr. 12a' }, isAsked: true },
  { title: 'beside a house number', place: { street: 'Hauptstr. 12a', streetNumber: '3' }, isAsked: false },
  { title: 'of the name of the street', place: { street: 'Straße des 17. Juni' }, isAsked: false },
  { title: 'in a form that is being sent', place: { street: 'Hauptstr. 12a' }, readOnly: true, isAsked: false },
])('a number $title is asked about: $isAsked', ({ place, readOnly, isAsked }) => {
  const html = renderToStaticMarkup(
    <PlaceFields
      values={{ ...recordOf(placeFields, () => ''), ...place }}
      houseNumberTexts={houseNumberTexts}
      fieldId={(field) => field}
      errorAt={() => undefined}
      readOnly={readOnly}
      onChange={() => {}}
    />,
  )
  const input = /<input[^>]*id="streetNumber"[^>]*>/.exec(html)?.[0]
  expect(html.includes('Hausnummer 12a übernehmen')).toBe(isAsked)
  expect(input?.includes('aria-describedby="streetNumber-question"')).toBe(isAsked)
  // HTML has no token for a house number.
  expect(input).toContain('autoComplete="off"')
})
