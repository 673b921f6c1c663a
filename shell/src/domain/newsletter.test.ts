import { hasPart } from '@portal/shared-contracts/brand/parts'
import { expect, test } from 'vitest'
import { promotesNewsletter, promotesNewsletterOnPublicPage } from './newsletter.ts'

// Rule: account-21
test.each([
  { user: { hasNewsletter: false }, toMembers: true, toAll: true },
  { user: { hasNewsletter: true }, toMembers: false, toAll: false },
  { user: null, toMembers: false, toAll: true },
])('the newsletter is promoted to $user on pages of members: $toMembers, on public ones: $toAll', (row) => {
  expect(promotesNewsletter(row.user)).toBe(row.toMembers && hasPart('newsletter'))
  expect(promotesNewsletterOnPublicPage(row.user)).toBe(row.toAll && hasPart('newsletter'))
})
