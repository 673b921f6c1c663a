import type { BrandContent } from '@portal/shared-contracts/brand/content'

export const content: BrandContent = {
  benefits: async () => (await import('./content/benefits.ts')).benefits,
  rarities: async () => (await import('./content/rarities.ts')).rarities,
  pictures: {
    hero: new URL('./pictures/still-life.svg', import.meta.url).href,
    gift: new URL('./pictures/wrapped-gift.svg', import.meta.url).href,
    error: new URL('./pictures/error.svg', import.meta.url).href,
  },
  pictureAlts: { hero: 'Ein Holzbrett mit Brot, einer Flasche, Käse, Kaffee und Trauben', gift: '', error: '' },
}
