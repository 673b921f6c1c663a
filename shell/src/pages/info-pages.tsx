import * as paths from '@delikaterie/shared-contracts/paths'
import { brand } from '@delikaterie/shared-contracts/brand'
import type { InfoContent } from '../content/content.ts'
import type { ShellPage } from './shell-page.ts'

type Info = { path: string; title: string; description: string; load: () => Promise<InfoContent> }

/** The document's name is the path without its slash. Renderer and content load with the page. */
const infoPage = ({ path, title, description, load }: Info): ShellPage => ({
  path,
  title,
  description,
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
    description: `Antworten rund um die ${brand.cardName}: Konto, Karten, Punkte, Aktionen und Prämien.`,
    load: async () => (await import('../content/faq.ts')).faq,
  }),
  infoPage({
    path: paths.contact,
    title: 'Kontakt',
    description: `So erreichen Sie den Service der ${brand.cardName}: per E-Mail, telefonisch und im Laden.`,
    load: async () => (await import('../content/contact.ts')).contact,
  }),
  infoPage({
    path: paths.privacy,
    title: 'Datenschutz',
    description: `Welche Daten wir für die ${brand.cardName} verarbeiten, wozu, wie lange und welche Rechte Sie haben.`,
    load: async () => (await import('../content/privacy.ts')).privacy,
  }),
  infoPage({
    path: paths.terms,
    title: 'Allgemeine Geschäftsbedingungen',
    description: `Die Bedingungen für das Portal der ${brand.cardName} und für Prämienbestellungen.`,
    load: async () => (await import('../content/terms.ts')).terms,
  }),
  infoPage({
    path: paths.imprint,
    title: 'Impressum',
    description: `Anbieterkennzeichnung der ${brand.operator.company}.`,
    load: async () => (await import('../content/imprint.ts')).imprint,
  }),
  infoPage({
    path: paths.withdrawal,
    title: 'Widerrufsbelehrung für den Prämienshop',
    description:
      'Ihr Widerrufsrecht bei bestellten Prämien, die Folgen des Widerrufs und ein Muster-Widerrufsformular.',
    load: async () => (await import('../content/withdrawal.ts')).withdrawal,
  }),
  infoPage({
    path: paths.contestConditions,
    title: 'Teilnahmebedingungen für Gewinnspiele',
    description: `Wer an Gewinnspielen der ${brand.cardName} teilnehmen kann und wie die Gewinne vergeben werden.`,
    load: async () => (await import('../content/contest-conditions.ts')).contestConditions,
  }),
  infoPage({
    path: paths.conditions,
    title: 'Teilnahmebedingungen',
    description: `Die Regeln des Programms der ${brand.cardName}: Teilnahme, Karten, Punkte und Ende der Mitgliedschaft.`,
    load: async () => (await import('../content/conditions.ts')).conditions,
  }),
  infoPage({
    path: paths.newsletter,
    title: 'Newsletter',
    description: `Was im Newsletter der ${brand.name} steht und wie Sie ihn bekommen.`,
    load: async () => (await import('../content/newsletter.ts')).newsletter,
  }),
  infoPage({
    path: paths.accessibility,
    title: 'Erklärung zur Barrierefreiheit',
    description: `Wie barrierefrei das Portal der ${brand.cardName} ist und wie Sie uns Barrieren melden.`,
    load: async () => (await import('../content/accessibility.ts')).accessibility,
  }),
  infoPage({
    path: paths.app,
    title: `Die ${brand.name}-App`,
    description: `Die ${brand.cardName} auf dem Smartphone: was die App kann und wie Sie sie nutzen.`,
    load: async () => (await import('../content/app.ts')).app,
  }),
]
