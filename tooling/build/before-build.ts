import { brandFolder, brandModule } from '@portal/brands/brand-folder'
import { brand } from '@portal/shared-contracts/brand/brand'
import { exitWith } from './brand-error.ts'
import { makePictures } from './brand-pictures.ts'
import { ownFontLicences, type FontModule } from './own-fonts.ts'
import { removeOtherBrand } from './remove-other-brand.ts'
import { root } from './root.ts'

// `npm run build` begins with it.
removeOtherBrand(root, brand.shop.name)
// Before the builds, which run at the same time and all need them.
await makePictures(brandFolder).catch(exitWith)
// The builds list these licences, and would say what is missing with a stack.
await brandModule<FontModule>('fonts.ts')
  .then((fonts) => ownFontLicences(brandFolder, fonts))
  .catch(exitWith)
