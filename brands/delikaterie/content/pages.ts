import { standardPages } from '../../standard/content/pages.ts'
import type { InfoPages } from '../../texts.ts'

/** The newsletter and the lead of the accessibility statement are the brand's own. */
export const pages: InfoPages = {
  ...standardPages,
  newsletter: () => import('./newsletter.ts'),
  accessibility: () => import('./accessibility.ts'),
}
