import { root } from '../build/root.ts'
import { sourceFiles } from './source-files.ts'

/** What all matches of a pattern's first group say in these sources of the repository. */
export const namesIn = (pattern: RegExp, ...files: readonly string[]): string[] => [
  ...new Set(
    [...sourceFiles(root, ...files)]
      .filter(([file]) => !file.endsWith('.test.ts'))
      .flatMap(([, text]) => [...text.matchAll(pattern)].map(([, name = '']) => name)),
  ),
]

/** The settings that the edge reads; without that of the sandbox, which its README has. */
export const edgeSettings = (): string[] =>
  namesIn(/\bread\('([A-Z_]+)'/g, 'edge-proxy/src/config/*.ts').filter((name) => name !== 'SANDBOX_PORT')
