import { standardPages } from '../standard/pages.ts'
import type { InfoPages } from '../texts.ts'

/** Contact and newsletter are the brand's own. */
export const pages: InfoPages = {
  ...standardPages,
  contact: () => import('./contact.ts'),
  newsletter: () => import('./newsletter.ts'),
}
