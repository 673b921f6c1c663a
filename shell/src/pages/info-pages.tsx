import * as paths from '@delikaterie/shared-contracts/paths'
import { brand } from '@delikaterie/shared-contracts/brand'
import type { InfoContent } from '../content/content.ts'
import type { ShellPage } from './shell-page.ts'

type Info = { path: string; title: string; load: () => Promise<InfoContent> }

/** The document's name is the path without its slash. Renderer and content load with the page. */
const infoPage = ({ path, title, load }: Info): ShellPage => ({
  path,
  title,
  document: path.slice(1),
  load: async () => {
    const [{ InfoPage }, content] = await Promise.all([import('./info.tsx'), load()])
    return { Component: () => <InfoPage title={title} content={content} /> }
  },
})

/** Info and legal pages: public, prerendered, one content file each. */
export const infoPages: readonly ShellPage[] = [
  infoPage({
    path: paths.faq,
    title: 'Häufige Fragen',
    load: async () => (await import('../content/faq.ts')).faq,
  }),
  infoPage({
    path: paths.contact,
    title: 'Kontakt',
    load: async () => (await import('../content/contact.ts')).contact,
  }),
  infoPage({
    path: paths.privacy,
    title: 'Datenschutz',
    load: async () => (await import('../content/privacy.ts')).privacy,
  }),
  infoPage({
    path: paths.terms,
    title: 'Allgemeine Geschäftsbedingungen',
    load: async () => (await import('../content/terms.ts')).terms,
  }),
  infoPage({
    path: paths.imprint,
    title: 'Impressum',
    load: async () => (await import('../content/imprint.ts')).imprint,
  }),
  infoPage({
    path: paths.withdrawal,
    title: 'Widerrufsbelehrung für den Prämienshop',
    load: async () => (await import('../content/withdrawal.ts')).withdrawal,
  }),
  infoPage({
    path: paths.contestConditions,
    title: 'Teilnahmebedingungen für Gewinnspiele',
    load: async () => (await import('../content/contest-conditions.ts')).contestConditions,
  }),
  infoPage({
    path: paths.conditions,
    title: 'Teilnahmebedingungen',
    load: async () => (await import('../content/conditions.ts')).conditions,
  }),
  infoPage({
    path: paths.newsletter,
    title: 'Newsletter',
    load: async () => (await import('../content/newsletter.ts')).newsletter,
  }),
  infoPage({
    path: paths.accessibility,
    title: 'Erklärung zur Barrierefreiheit',
    load: async () => (await import('../content/accessibility.ts')).accessibility,
  }),
  infoPage({
    path: paths.app,
    title: `Die ${brand.name}-App`,
    load: async () => (await import('../content/app.ts')).app,
  }),
]
