import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandCss, brandCssFile } from '../build/brand-css.ts'
import type { Findings } from './findings.ts'

/** The style sheet of brand colours is the one that `npm run generate` writes. */
export function generated(folder: string): Findings {
  const file = path.join(folder, brandCssFile)
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === brandCss()
  return isCurrent ? [] : [`${brandCssFile}: not up to date; run \`npm run generate\``]
}
