import type { InfoPages } from '../texts.ts'

/** Information and legal pages: those that the brands share, which name its operator, contact and figures. */
export const pages: InfoPages = {
  faq: () => import('../standard/faq.ts'),
  contact: () => import('../standard/contact.ts'),
  privacy: () => import('../standard/privacy.ts'),
  terms: () => import('../standard/terms.ts'),
  imprint: () => import('../standard/imprint.ts'),
  withdrawal: () => import('../standard/withdrawal.ts'),
  contestConditions: () => import('../standard/contest-conditions.ts'),
  conditions: () => import('../standard/conditions.ts'),
  newsletter: () => import('../standard/newsletter.ts'),
  accessibility: () => import('../standard/accessibility.ts'),
}
