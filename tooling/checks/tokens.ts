import { sourceFiles, type Findings } from './source-files.ts'

const tokenFiles = /^(shared-ui\/src\/styles\/tokens|brands\/[^/]+\/(colors|fonts)\.generated)\.css$/

const namesOf = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Tokens that are defined but not used, and those that components use but no file defines. */
export function tokens(folder: string): Findings {
  const sources = sourceFiles(folder, '**/*.{css,tsx}')
  const defined = new Map(
    [...sources]
      .filter(([file]) => tokenFiles.test(file))
      .flatMap(([file, text]) => namesOf(text, /(--[\w-]+)\s*:/g).map((name) => [name, file] as const)),
  )
  if (defined.size === 0) return ['no tokens found']
  const used = new Set([...sources.values()].flatMap((text) => namesOf(text, /var\((--[\w-]+)/g)))
  const unused = [...defined].filter(([name]) => !used.has(name)).map(([name, file]) => `${file}: ${name} is not used`)
  const unknown = [...sources].flatMap(([file, text]) =>
    file.endsWith('.tsx')
      ? namesOf(text, /var\((--[\w-]+)/g)
          .filter((name) => !defined.has(name))
          .map((name) => `${file}: ${name} is not a token`)
      : [],
  )
  return [...unused, ...unknown]
}
