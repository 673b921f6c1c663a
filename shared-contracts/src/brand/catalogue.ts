import path from 'node:path'
import { brandFolder, brandModule } from '@portal/brands/brand-folder'

/** What a brand sells in place of an entry of the sandbox's catalogue. */
export type CatalogueItem = {
  readonly title: string
  readonly subTitle: string
  /**
   * A picture in the brand's folder `pictures`; an SVG is named without `.svg`. A photograph fills its square, others
   * have a ground of the brand's colour.
   */
  readonly picture: string
  /** Paragraphs about a reward, one per line. */
  readonly description?: string
}

/** The brand's items by the ids of entries; an entry that is not named here is that of the sandbox. */
export type BrandCatalogue = Readonly<Record<string, CatalogueItem>>

export const { catalogue } = await brandModule<{ catalogue: BrandCatalogue }>('content/catalogue.ts')

/** The folder of the drawings. */
export const drawings = path.join(brandFolder, 'pictures')
