import type { BrandContent } from '@portal/shared-contracts/brand/content'

export const content: BrandContent = {
  benefits: async () => (await import('./content/benefits.ts')).benefits,
  rarities: async () => (await import('./content/rarities.ts')).rarities,
  pictures: {
    hero: new URL('./pictures/quay-shelf.svg', import.meta.url).href,
    gift: new URL('./pictures/corded-parcel.svg', import.meta.url).href,
    error: new URL('./pictures/error.svg', import.meta.url).href,
  },
  pictureAlts: {
    hero: 'Eine Möwe auf einer Dose, daneben Kaffeesack, Becher und eine Kiste Fisch',
    gift: '',
    error: '',
  },
}
