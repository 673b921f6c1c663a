import { firstBrand } from '@portal/brands/brand-names'

/** The file name of the sandbox's data. Each brand has one of its own, because members and items are the brand's. */
export const sandboxDatabase = (brand: string): string =>
  brand === firstBrand ? 'sandbox.sqlite' : `sandbox-${brand}.sqlite`
