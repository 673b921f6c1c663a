import * as v from 'valibot'
import { expect, test } from 'vitest'
import { optionalDate } from './fields.ts'
import { ChangedUserData, UserData } from './user-data.ts'

// Rule: formats-60
test.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-20T09:07:00Z', '2026-11-20T09:07:00Z'],
  ['1971-01-01', '1971-01-01'],
  ['2098-12-31T23:59:59Z', '2098-12-31T23:59:59Z'],
  ['0001-01-01T00:00:00Z', ''],
  ['1970-01-01T00:00:00Z', ''],
  ['2099-12-31', ''],
  ['9999-12-31T23:59:59.9999999Z', ''],
  ['20.11.2026', ''],
  ['', ''],
  [null, ''],
  [undefined, ''],
  [20261120, ''],
])('the date %s is read as "%s"', (sent, expected) => {
  expect(v.parse(optionalDate, sent) ?? '').toBe(expected)
})

// Rule: formats-60
test('a placeholder is no start of a membership, and a birth date is read as it is sent', () => {
  const sent = { memberSince: '0001-01-01T00:00:00Z', address: { birthDate: '1954-03-02' } }
  for (const schema of [UserData, ChangedUserData])
    expect(v.parse(schema, sent)).toMatchObject({ memberSince: '', address: { birthDate: '1954-03-02' } })
  expect(v.parse(UserData, { memberSince: '2019-03-04' }).memberSince).toBe('2019-03-04')
})
