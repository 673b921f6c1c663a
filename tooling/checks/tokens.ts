import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brandCssFile } from '../build/brand-css.ts'
import type { Check } from './findings.ts'

const tokenFiles = ['shared-ui/src/styles/tokens.css', brandCssFile]
const sources = ['{shell,mfe-*,shared-ui,embed}/src/**/*.css', '{shell,mfe-*,shared-ui,embed}/src/**/*.tsx']
const colour = /#[0-9a-f]{3,8}\b(?![-\w])/gi

const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0])

/** Design tokens: used ones are defined, defined ones are used, and no colour stands outside their file. */
export const tokens: Check = (folder) => {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: folder }))
  const text = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
  // A custom property that a component sets for itself is not a token.
  const defined = tokenFiles.map((file) => ({ file, names: new Set(matches(text.get(file) ?? '', /(--[\w-]+)\s*:/g)) }))
  const local = new Set([...text.values()].flatMap((source) => matches(source, /(--[\w-]+)\s*:/g)))
  const used = new Set([...text.values()].flatMap((source) => matches(source, /var\((--[\w-]+)/g)))

  const findings = [...text].flatMap(([file, source]) => [
    ...matches(source, /var\((--[\w-]+)/g)
      .filter((name) => !local.has(name))
      .map((name) => `${file}: ${name} is no token`),
    ...(file.endsWith('.css') && !tokenFiles.includes(file)
      ? matches(source, colour).map((value) => `${file}: ${value} belongs into the tokens`)
      : []),
  ])
  const idle = defined.flatMap(({ file, names }) =>
    [...names].filter((name) => !used.has(name)).map((name) => `${file}: ${name} is used nowhere`),
  )
  return files.length === 0 ? ['no style sheets found'] : [...findings, ...idle]
}
