import { UserData } from '@delikaterie/shared-contracts/calls'
import * as v from '@delikaterie/shared-contracts/schema'
import { expect, test } from 'vitest'
import { profileOf } from './profile.ts'

const full = {
  salutation: 'frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Hauptstraße',
  streetNumber: '7',
  zipCode: '80331',
  city: 'München',
  birthDate: '1980-05-17',
  countryId: 'DE',
}

test.each([
  {
    case: 'a full profile',
    user: { loginName: 'a@b.example', email: 'm@b.example', address: full, memberSince: '2019-03-04T23:30:00Z' },
    expected: {
      salutation: 'Frau',
      name: 'Marlene Abel',
      birthDate: '1980-05-17',
      email: 'm@b.example',
      addressLines: ['Hauptstraße 7', '80331 München'],
      countryId: 'DE',
      memberSince: '2019-03-05',
    },
  },
  {
    case: 'an empty profile',
    user: { loginName: 'a@b.example', address: { street: null } },
    expected: {
      salutation: '',
      name: '',
      birthDate: '',
      email: 'a@b.example',
      addressLines: [],
      countryId: '',
      memberSince: '',
    },
  },
])('reads $case', ({ user, expected }) => {
  expect(profileOf(v.parse(UserData, user))).toEqual(expected)
})
