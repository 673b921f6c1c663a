import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Writes a remote `mfe-x` with the page `/x` and its build, whose page has this code; `letter` replaces the x. */
export function writeBuiltRemote(folder: string, code = 'export const x = 1', letter = 'x'): void {
  const files = {
    'package.json': JSON.stringify({ name: `@team/mfe-${letter}`, version: '1.2.0', type: 'module' }),
    'src/routes.ts': `export const routes = [{ path: '/${letter}', title: 'X', load: () => import('./x.tsx') }]`,
    'dist/entry.js': `globalThis.mfe_${letter} = 1`,
    'dist/a.js': code,
    'dist/manifest.json': JSON.stringify({
      global: `mfe_${letter}`,
      chunks: { 'container > ./src/routes.ts': ['entry.js'], 'src/routes.ts > ./x.tsx': ['a.js'] },
    }),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}
