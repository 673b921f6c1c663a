import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brandCss, brandCssFile } from './brand-css.ts'
import { root } from './root.ts'

// `npm run generate`, after a change of shared-contracts/src/brand/colors.ts.
writeFileSync(path.join(root, brandCssFile), brandCss())
