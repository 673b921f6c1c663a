import path from 'node:path'
import { firstBrand } from '../brand-names.ts'
import { loadBrand } from '../identity.ts'

/**
 * The brand without the setting `BRAND`, for tests of rules whose examples are its facts, such as its places of
 * coupons.
 */
export const brand = await loadBrand(path.dirname(import.meta.dirname), firstBrand)
