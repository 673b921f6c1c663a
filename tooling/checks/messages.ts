import { replacedGermanWords } from './language.ts'
import { sourceFiles, type Findings } from './source-files.ts'

/** Keys at the first level of `export const t = { … }`. */
function keysOf(source: string): string[] {
  const body = /export const t = \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? ''
  return [...body.matchAll(/^ {2}(\w+)(?=[:(])/gm)].map((match) => match[1] ?? '')
}

/** Texts that no page of their package shows, and words that docs/product/language.md replaces. */
export function messages(folder: string): Findings {
  const sources = [...sourceFiles(folder, '{shell,mfe-*}/src/**/*.{ts,tsx}')].filter(
    ([file]) => !file.endsWith('.test.ts'),
  )
  const files = sources.filter(([file]) => /^[^/]+\/src\/messages\/[^/]+\.ts$/.test(file))
  const findings = files.flatMap(([file, own]) => {
    const [app = '', , ...place] = file.split('/')
    const users = sources.filter(
      ([other, source]) => other === file || (other.startsWith(`${app}/`) && source.includes(place.join('/'))),
    )
    return keysOf(own)
      .filter((key) => !users.some(([, source]) => new RegExp(`\\.${key}\\b`).test(source)))
      .map((key) => `${file}: ${key} is not shown`)
  })
  return files.length === 0 ? ['no messages found'] : [...findings, ...replacedGermanWords(folder)]
}
