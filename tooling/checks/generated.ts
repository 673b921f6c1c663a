import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandSheets } from '../build/brand-sheets.ts'
import type { Findings } from './source-files.ts'

/** The style sheets of colours and fonts are those that `npm run generate` writes. */
export async function generated(folder: string): Promise<Findings> {
  const sheets = await brandSheets(folder)
  if (sheets.size === 0) return ['no brands found']
  const isCurrent = (file: string, text: string): boolean =>
    existsSync(path.join(folder, file)) && readFileSync(path.join(folder, file), 'utf8') === text
  return [...sheets]
    .filter(([file, text]) => !isCurrent(file, text))
    .map(([file]) => `${file}: not up to date; run \`npm run generate\``)
}
