import { expect, test } from 'vitest'
import { sieOrDu } from '../brand/sie-or-du.ts'
import { remainingTexts } from './availability-messages.ts'

const limited = (member: number | null, programme: number | null) => ({ kind: 'limited', member, programme }) as const

const forMember = sieOrDu('für Sie', 'für Dich')

// Rule: coupons-11
test.each([
  { availability: limited(2, null), expected: [sieOrDu('Für Sie noch 2x verfügbar', 'Für Dich noch 2x verfügbar')] },
  { availability: limited(null, 1500), expected: ['Noch 1.500x verfügbar'] },
  { availability: limited(2, 40), expected: ['Noch 40x verfügbar', `${forMember} 2x`] },
  { availability: { kind: 'unlimited' }, expected: [] },
  { availability: { kind: 'soldOut', by: 'member' }, expected: [] },
] as const)('remaining redemptions $availability read $expected', ({ availability, expected }) => {
  expect(remainingTexts(availability)).toEqual(expected)
})

// Rule: coupons-12
test.each([
  { availability: limited(2, null), expected: ['Je Mitglied 2x verfügbar'] },
  { availability: limited(null, 40), expected: ['Noch 40x verfügbar'] },
  { availability: limited(2, 40), expected: ['Noch 40x verfügbar', 'je Mitglied 2x'] },
  { availability: limited(null, null), expected: [] },
])('to visitors remaining redemptions $availability read $expected', ({ availability, expected }) => {
  expect(remainingTexts(availability, false)).toEqual(expected)
})
