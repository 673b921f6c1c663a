import { brand } from '@portal/shared-contracts/brand/brand'

/** Texts around the content of the info pages. */
export const t = {
  sample: 'Mustertext: Diese Seite ist ein Platzhalter und muss vor der Veröffentlichung rechtlich geprüft werden.',
  contents: 'Auf dieser Seite',
  aside: 'Mehr zum Thema',
  asOf: (date: string) => `Stand: ${date}`,
  appTitle: `Die ${brand.app.name}`,
  appStores: 'Jetzt kostenlos laden',
  appStore: { caption: 'Laden im', store: 'App Store' },
  playStore: { caption: 'Jetzt bei', store: 'Google Play' },
}
