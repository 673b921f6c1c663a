import type { InfoPages } from '../../texts.ts'

/** Information and legal pages: with the chosen brand's operator, contact and figures. */
export const standardPages: InfoPages = {
  faq: () => import('./faq.ts'),
  contact: () => import('./contact.ts'),
  privacy: () => import('./privacy.ts'),
  terms: () => import('./terms.ts'),
  imprint: () => import('./imprint.ts'),
  withdrawal: () => import('./withdrawal.ts'),
  contestConditions: () => import('./contest-conditions.ts'),
  conditions: () => import('./conditions.ts'),
  newsletter: () => import('./newsletter.ts'),
  accessibility: () => import('./accessibility.ts'),
}
