import type { BrandCatalogue } from '@portal/shared-contracts/brand/catalogue'

export const catalogue: BrandCatalogue = {}
