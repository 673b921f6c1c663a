import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Findings } from './findings.ts'
import { replacedGermanWords } from './language.ts'

/** Keys at the first level of `export const t = { … }`. */
function keysOf(source: string): string[] {
  const body = /export const t = \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? ''
  return [...body.matchAll(/^ {2}(\w+)(?=[:(])/gm)].map((match) => match[1] ?? '')
}

/** Texts that no page of their package shows, and words that docs/product/language.md replaces. */
export function messages(folder: string): Findings {
  const files = globSync('{shell,mfe-*}/src/messages/*.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const findings = files.flatMap((file) => {
    const app = file.split('/')[0] ?? ''
    const others = globSync(`${app}/src/**/*.{ts,tsx}`, { cwd: folder }).filter(
      (other) => other !== file && !other.endsWith('.test.ts'),
    )
    const name = `messages/${path.basename(file)}`
    const users = others
      .map((other) => readFileSync(path.join(folder, other), 'utf8'))
      .filter((source) => source.includes(name))
    const own = readFileSync(path.join(folder, file), 'utf8')
    return keysOf(own)
      .filter((key) => ![own, ...users].some((source) => new RegExp(`\\.${key}\\b`).test(source)))
      .map((key) => `${file}: ${key} is not shown`)
  })
  return files.length === 0 ? ['no messages found'] : [...findings, ...replacedGermanWords(folder)]
}
