import path from 'node:path'
import type { Configuration } from 'webpack'
import { brandFolder } from '../../brands/brand-folder.ts'

const contracts = '@portal/shared-contracts/brand'

/** Modules of the brand that a build contains, by the names under which Node reads the same files. */
const modules = {
  [`${contracts}$`]: path.join(brandFolder, 'brand.ts'),
  [`${contracts}/content$`]: path.join(brandFolder, 'content.ts'),
  [`${contracts}/colors$`]: path.join(brandFolder, 'colors.ts'),
  [`${contracts}/colors.css$`]: path.join(brandFolder, 'colors.generated.css'),
  '@portal/brands/chosen': brandFolder,
}

/** A configuration that builds the brand of the setting `BRAND` in; remotes are built without one and take the page's. */
export const withBrand = ({ resolve, ...config }: Configuration): Configuration => ({
  ...config,
  resolve: { ...resolve, alias: { ...resolve?.alias, ...modules } },
})
