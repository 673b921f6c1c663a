import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from '../files/files.ts'

/** A tool whose build is written. */
export type Tool = 'webpack' | 'rsbuild' | 'vite'

const page = 'export const Component = () => null'

/** Names of files as each tool gives them: the entry, the chunk of the page and its style sheet. */
const names = {
  webpack: ['remoteEntry.js', '0f1e2d3c4b.js', '4b3c2d1e0f.css'],
  rsbuild: ['remoteEntry.js', 'static/js/async/__federation_expose_one.0f1e2d.js', 'static/css/async/one.0f1e2d.css'],
  vite: ['remoteEntry-Ab1_.js', 'assets/_virtual_mf-one-Cd2-.js', 'assets/one-Ef3_.css'],
} as const satisfies Record<Tool, readonly string[]>

/** What a test changes of a build. */
export type BuildChanges = { entry?: string; page?: string; manifest?: object; remote?: object }

/**
 * Writes the build of a remote `mfe-x` 1.2.0 with one page as a tool writes it, and its remote.json, into a folder.
 * @returns the names of entry, chunk and style sheet
 */
export function writeStandardBuild(folder: string, tool: Tool, changes: BuildChanges = {}): readonly string[] {
  const [entry, chunk, sheet] = names[tool]
  const isModule = tool === 'vite'
  const code = changes.page ?? page
  const chunkName = tool === 'webpack' ? 'webpackChunkmfe_x_1_2_0' : 'chunk_mfe_x_1_2_0'
  const entryCode = isModule
    ? `const one = () => import('./${chunk}')`
    : `var mfe_x_1_2_0; (self.${chunkName} = self.${chunkName} || []); const hashes = ['${integrityOf(Buffer.from(code))}']`
  const assets = { js: { sync: [chunk], async: [] }, css: { sync: [sheet], async: [] } }
  const manifest = {
    metaData: {
      globalName: 'mfe_x_1_2_0',
      remoteEntry: { name: entry, path: '', type: isModule ? 'module' : 'global' },
    },
    exposes: [{ path: './pages/one', assets }],
    shared: [{ name: 'react', version: '19.3.1' }],
  }
  const remote = { name: 'mfe-x', version: '1.2.0', routes: [{ path: '/x', title: 'X', expose: './pages/one' }] }
  const files = {
    'mf-manifest.json': JSON.stringify({ ...manifest, ...changes.manifest }),
    'mf-stats.json': '{}',
    'remote.json': JSON.stringify({ ...remote, ...changes.remote }),
    [entry]: changes.entry ?? entryCode,
    [chunk]: code,
    [sheet]: '.one { color: red }',
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return names[tool]
}
