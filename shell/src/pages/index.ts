import * as paths from '@delikaterie/shared-contracts/paths'
import { brand } from '@delikaterie/shared-contracts/brand'
import type { Loadable } from '@delikaterie/shared-contracts/remotes'
import { t as landing } from '../messages/landing.ts'
import { t as layout } from '../messages/layout.ts'
import { infoPages, type ShellPage } from './info-pages.tsx'

/** `/` for visitors. Its code is preloaded with its document, because most visits start on it. */
export const landingPage: ShellPage = {
  path: '/',
  title: landing.documentTitle,
  document: 'landing',
  load: async () => ({ Component: (await import('./landing.tsx')).LandingPage }),
}

/** `/` for members. Only its skeleton is prerendered, because it shows personal data. */
export const homePage: Loadable & { title: string; document: string } = {
  title: layout.homeTitle,
  document: 'home',
  load: async () => ({ Component: (await import('./home.tsx')).HomePage }),
}

/** The overview of benefits and rewards, for members. */
export const overviewPage: ShellPage = {
  path: paths.benefitsAndRewards,
  title: layout.benefitsAndRewards,
  document: 'vorteile-und-praemien',
  loginRequired: true,
  load: () => import('./overview.tsx'),
}

/** Every page of the shell with its own path; `/` is `landingPage` or `homePage`. */
export const shellPages: readonly ShellPage[] = [
  ...infoPages,
  { path: paths.app, title: `Die ${brand.app.name}`, document: 'app', load: () => import('./app.tsx') },
  { path: paths.contest, title: layout.contest, document: 'gewinnspiel', load: () => import('./contest.tsx') },
  overviewPage,
]
