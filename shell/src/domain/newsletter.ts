import { hasPart } from '@portal/shared-contracts/brand/parts'

/**
 * Whether a page promotes the newsletter to this member: only without a subscription (rule account-21), and not before
 * the profile is known, nor if the brand has none.
 */
export const promotesNewsletter = (member: { hasNewsletter: boolean } | null): boolean =>
  hasPart('newsletter') && member !== null && !member.hasNewsletter

/** The same on a page that visitors read, too; they have no subscription. */
export const promotesNewsletterOnPublicPage = (user: { hasNewsletter: boolean } | null): boolean =>
  hasPart('newsletter') && (user === null || promotesNewsletter(user))
