import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { exitWith } from './brand-error.ts'
import { brandSheets } from './brand-sheets.ts'
import { root } from './root.ts'

// `npm run generate`, after a change of colors.ts or fonts.ts in brands.
for (const [file, text] of await brandSheets(root).catch(exitWith)) writeFileSync(path.join(root, file), text)
