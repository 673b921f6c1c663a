import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { colorSheets } from './color-sheets.ts'
import { root } from './root.ts'

// `npm run generate`, after a change of brands/*/colors.ts.
for (const [file, text] of await colorSheets(root)) writeFileSync(path.join(root, file), text)
