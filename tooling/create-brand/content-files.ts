import type { Part } from '@portal/shared-contracts/brand/part'

/** The file `content.ts` of a new brand. */
export const contentFile = (
  without: readonly Part[],
): string => `import type { BrandContent } from '@portal/shared-contracts/brand/content'

export const content: BrandContent = {
  benefits: async () => (await import('./content/benefits.ts')).benefits,
  rarities: async () => ${without.includes('rarities') ? '[]' : `(await import('./content/rarities.ts')).rarities`},
  pictures: {
    hero: new URL('./pictures/hero.svg', import.meta.url).href,
    gift: new URL('./pictures/gift.svg', import.meta.url).href,
    error: new URL('./pictures/error.svg', import.meta.url).href,
  },
  pictureAlts: { hero: '', gift: '', error: '' },
}
`

/** The types of the texts, seen from the folder `content`. */
const texts = '../../texts.ts'

const app = `  appLead: \`Mit der \${brand.app.name} \${verb(brand.card, 'ist', 'sind')} \${the(brand.card, 'nominative')} immer dabei.\`,
  appPoints: [
    'Digitale Karte an der Kasse vorzeigen',
    'Punktestand auf einen Blick',
    'Coupons unterwegs aktivieren',
    'Neue Prämien zuerst entdecken',
  ],
  appPicture: new URL('../pictures/phone.svg', import.meta.url).href,
  appPictureAlt: '',
`
const newsletter = `  newsletterTitle: 'Neues zuerst im Postfach',
  newsletterText: 'Neue Prämien und Aktionen stehen zuerst im Newsletter.',
`

/** The file `home.ts` in the folder `content` of a new brand. */
export const homeFile = (without: readonly Part[]): string => `${
  without.includes('app')
    ? ''
    : `import { brand } from '@portal/shared-contracts/brand/brand'
import { the, verb } from '@portal/shared-contracts/brand/noun'
`
}import type { HomeTexts } from '${texts}'

export const home: HomeTexts = {
${without.includes('app') ? '' : app}  highlightsLead: 'Sorgfältig ausgesucht, nur solange der Vorrat reicht.',
${without.includes('newsletter') ? '' : newsletter}}
`
