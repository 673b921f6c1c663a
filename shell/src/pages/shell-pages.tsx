import * as paths from '@portal/shared-contracts/paths'
import type { Loadable } from '@portal/shared-contracts/remotes'
import type { ComponentType } from 'react'
import type { InfoContent } from '../content/content.ts'
import { brand } from '@portal/shared-contracts/brand'
import { t as landing } from '../messages/landing.ts'
import { t as layout } from '../messages/layout.ts'

/** A page of the shell, as the router and the prerenderer use it. */
export type ShellPage = Loadable & {
  path: string
  title: string
  /** Name of its prerendered document. */
  document: string
  loginRequired?: boolean
}

/** The document's name is the path without its slash. Renderer and content load with the page. */
const infoPage = (
  path: string,
  title: string,
  load: () => Promise<{ content: InfoContent; Intro?: ComponentType }>,
): ShellPage => ({
  path,
  title,
  document: path.slice(1),
  load: async () => {
    const [{ InfoPage }, { content, Intro }] = await Promise.all([import('./info.tsx'), load()])
    return { Component: () => <InfoPage title={title} content={content} intro={Intro && <Intro />} /> }
  },
})

/** Info and legal pages: public, prerendered, one content file each. */
export const infoPages: readonly ShellPage[] = [
  infoPage(paths.faq, 'Häufige Fragen', () => import('../content/faq.ts')),
  infoPage(paths.contact, 'Kontakt', () => import('../content/contact.ts')),
  infoPage(paths.privacy, 'Datenschutz', () => import('../content/privacy.ts')),
  infoPage(paths.terms, 'Allgemeine Geschäftsbedingungen', () => import('../content/terms.ts')),
  infoPage(paths.imprint, 'Impressum', () => import('../content/imprint.ts')),
  infoPage(paths.withdrawal, 'Widerrufsbelehrung für den Prämienshop', () => import('./withdrawal.tsx')),
  infoPage(
    paths.contestConditions,
    'Teilnahmebedingungen für Gewinnspiele',
    () => import('../content/contest-conditions.ts'),
  ),
  infoPage(paths.conditions, 'Teilnahmebedingungen', () => import('../content/conditions.ts')),
  infoPage(paths.newsletter, 'Newsletter', () => import('../content/newsletter.ts')),
  infoPage(paths.accessibility, 'Erklärung zur Barrierefreiheit', () => import('../content/accessibility.ts')),
]

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
