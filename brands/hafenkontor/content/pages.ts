import { standardPages } from '../../standard/content/pages.ts'
import type { InfoPages } from '../../texts.ts'

/** Contact and newsletter are the brand's own. */
export const pages: InfoPages = {
  ...standardPages,
  contact: () => import('./contact.ts'),
  newsletter: () => import('./newsletter.ts'),
}
