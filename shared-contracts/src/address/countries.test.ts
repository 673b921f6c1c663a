import { expect, test } from 'vitest'
import { countryName, germanyIn, knownCountries } from './countries.ts'

const numbered = [
  { countryId: '7', name: 'Österreich' },
  { countryId: '9', name: 'Deutschland' },
]

test.each([
  { countries: knownCountries, germany: 'DE' },
  { countries: numbered, germany: '9' },
  { countries: [{ countryId: 'DE', name: 'Germany' }], germany: 'DE' },
  { countries: [], germany: 'DE' },
])('Germany is found by its id or its name: $germany', ({ countries, germany }) => {
  expect(germanyIn(countries)).toBe(germany)
})

// Rule: formats-19
test.each([
  { countries: knownCountries, countryId: 'AT', name: 'Österreich' },
  { countries: numbered, countryId: '7', name: 'Österreich' },
  { countries: knownCountries, countryId: 'FR', name: 'FR' },
])('the country $countryId reads $name', ({ countries, countryId, name }) => {
  expect(countryName(countries, countryId)).toBe(name)
})
