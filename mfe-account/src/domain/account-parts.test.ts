import { hasPart } from '@portal/shared-contracts/brand/parts'
import { expect, test } from 'vitest'
import { accountGroups, partIds } from './account-parts.ts'

// Rule: account-45
test('every part is in one of three groups, in the order of the page, and the end of the membership is the last', () => {
  expect(Object.keys(accountGroups)).toHaveLength(3)
  expect(Object.values(accountGroups).flat()).toEqual(
    Object.keys(partIds).filter((part) => part !== 'newsletter' || hasPart('newsletter')),
  )
  expect(accountGroups.account.at(-1)).toBe('leaving')
  expect(partIds.leaving).toBe('mitgliedschaft-beenden')
})
