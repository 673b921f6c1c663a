import { t as home } from '../messages/home.ts'
import { t as landing } from '../messages/landing.ts'
import { infoPages } from './info-pages.tsx'
import { LandingPage } from './landing.tsx'
import type { ShellPage } from './shell-page.ts'

export type { ShellPage } from './shell-page.ts'

/** `/` for visitors; in the first bundle, because it is the page most people arrive on. */
export const landingPage: ShellPage = {
  path: '/',
  title: landing.documentTitle,
  description: landing.description,
  document: 'landing',
  widgets: ['mfe-auth/login-box', 'mfe-rewards/highlights', 'mfe-auth/registration'],
  load: () => Promise.resolve({ Component: LandingPage }),
}

/** `/` for members; never prerendered, it is theirs alone. */
export const homePage: ShellPage = {
  path: '/',
  title: home.documentTitle,
  description: home.description,
  document: 'frame',
  widgets: ['mfe-rewards/highlights'],
  load: async () => ({ Component: (await import('./home.tsx')).HomePage }),
}

/** Every page of the shell with a path of its own. `/` is two: `landingPage` and `homePage`. */
export const shellPages: readonly ShellPage[] = infoPages
