import * as paths from '@portal/shared-contracts/paths'
import type { Loadable } from '@portal/shared-contracts/remotes'
import type { ComponentType } from 'react'
import type { InfoContent } from '@portal/brands/texts'
import { pages } from '@portal/brands/chosen/content/pages'
import { isOfAbsentPart } from '@portal/shared-contracts/brand/parts'
import { brand } from '@portal/shared-contracts/brand/brand'
import { t as info } from '../messages/info.ts'
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
  loadContent: () => Promise<{ content: InfoContent }>,
  loadIntro: () => Promise<ComponentType | undefined> = async () => undefined,
): ShellPage => ({
  path,
  title,
  document: path.slice(1),
  load: async () => {
    const [{ InfoPage }, { content }, Intro] = await Promise.all([import('./info.tsx'), loadContent(), loadIntro()])
    return { Component: () => <InfoPage title={title} content={content} intro={Intro && <Intro />} /> }
  },
})

/** Info and legal pages: public and prerendered, with the brand's content. */
export const infoPages: readonly ShellPage[] = [
  infoPage(paths.faq, 'Häufige Fragen', pages.faq),
  infoPage(paths.contact, 'Kontakt', pages.contact),
  infoPage(paths.privacy, 'Datenschutz', pages.privacy),
  infoPage(paths.terms, 'Allgemeine Geschäftsbedingungen', pages.terms),
  infoPage(paths.imprint, 'Impressum', pages.imprint),
  infoPage(
    paths.withdrawal,
    'Widerrufsbelehrung für den Prämienshop',
    pages.withdrawal,
    async () => (await import('./withdrawal.tsx')).Intro,
  ),
  infoPage(paths.contestConditions, 'Teilnahmebedingungen für Gewinnspiele', pages.contestConditions),
  infoPage(paths.conditions, 'Teilnahmebedingungen', pages.conditions),
  infoPage(paths.newsletter, 'Newsletter', pages.newsletter),
  infoPage(paths.accessibility, 'Erklärung zur Barrierefreiheit', pages.accessibility),
]

/** `/` for visitors. Its code is preloaded with its document, because most visits start on it. */
export const landingPage: ShellPage = {
  path: '/',
  title: `${brand.card.name} – ${brand.slogan}`,
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

/** Every page of the shell with its own path that the brand has; `/` is `landingPage` or `homePage`. */
export const shellPages: readonly ShellPage[] = [
  ...infoPages,
  { path: paths.app, title: info.appTitle, document: 'app', load: () => import('./app.tsx') },
  { path: paths.contest, title: layout.contest, document: 'gewinnspiel', load: () => import('./contest.tsx') },
  overviewPage,
].filter(({ path }) => !isOfAbsentPart(path))
