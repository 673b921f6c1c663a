import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '../files/files.ts'

/**
 * Writes a remote `mfe-x` with the page `/x` and its build, whose page has this code; `letter` replaces the x. Each
 * build has a global of its own, and its entry the hash of its chunk.
 */
export function writeBuiltRemote(folder: string, code = 'export const x = 1', letter = 'x'): void {
  const hash = integrityOf(Buffer.from(code))
  const global = `mfe_${letter}_${hash.replace(/\W/g, '').slice(6, 14)}`
  const page = { js: { sync: ['a.js'], async: [] }, css: { sync: [], async: [] } }
  const files = {
    'package.json': JSON.stringify({ name: `@team/mfe-${letter}`, version: '1.2.0', type: 'module' }),
    'src/routes.ts': `export const routes = [{ path: '/${letter}', title: 'X', load: () => import('./pages/x.tsx') }]`,
    'dist/entry.js': `globalThis.${global} = 1; const hashes = { 1: '${hash}' }`,
    'dist/a.js': code,
    'dist/mf-stats.json': '{}',
    'dist/mf-manifest.json': JSON.stringify({
      metaData: { globalName: global, remoteEntry: { name: 'entry.js', path: '', type: 'global' } },
      exposes: [{ path: './pages/x', assets: page }],
      shared: [],
    }),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
}
