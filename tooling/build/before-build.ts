import { brand } from '@portal/shared-contracts/brand/brand'
import { removeOtherBrand } from './remove-other-brand.ts'
import { root } from './root.ts'

// `npm run build` begins with it.
removeOtherBrand(root, brand.shop.name)
