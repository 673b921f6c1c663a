import { expect, test } from 'vitest'
import { testUser } from '../testing/member.ts'
import { isSameMember } from './merge-user-data.ts'

test.each([
  { one: testUser('A', 'x@a'), other: testUser('A', 'y@a'), same: true },
  { one: testUser('A', 'x@a'), other: testUser('B', 'x@a'), same: false },
  { one: testUser(null, 'x@a'), other: testUser('B', 'x@a'), same: true },
  { one: testUser(null, 'x@a'), other: testUser('B', 'y@a'), same: false },
  { one: testUser(null, 'x@a'), other: testUser('B', ''), same: true },
])('$one.loginName and $other.loginName are one member: $same', ({ one, other, same }) => {
  expect(isSameMember(one, other)).toBe(same)
})
