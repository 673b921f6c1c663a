import { expect, test } from 'vitest'
import type { Profile } from '../domain/profile.ts'
import { t } from './account-data.ts'

const nothing: Profile = {
  salutation: '',
  name: '',
  birthDate: '',
  email: '',
  addressLines: [],
  countryId: 'DE',
  memberSince: '',
}

test.each([
  { label: 'Geburtsdatum', part: { birthDate: '1980-05-17' }, expected: '17.05.1980' },
  { label: 'Mitglied seit', part: { memberSince: '2019-03-04' }, expected: '04.03.2019' },
  { label: 'Mitglied seit', part: {}, expected: '-' },
  {
    label: 'Adresse',
    part: { addressLines: ['Ring 1', '1010 Wien'], countryId: 'AT' },
    expected: 'Ring 1\n1010 Wien\nÖsterreich',
  },
  { label: 'Adresse', part: { addressLines: ['Rue 1'], countryId: 'FR' }, expected: 'Rue 1\nFR' },
  { label: 'Adresse', part: {}, expected: '-' },
  { label: 'Anrede', part: {}, expected: '-' },
])('$label of $part reads $expected', ({ label, part, expected }) => {
  expect(t.rows({ ...nothing, ...part }).find((row) => row.label === label)?.value).toBe(expected)
})
