import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { baseConfig } from '@portal/remote-kit/webpack/base'
import webpack from 'webpack'
import { withBrand } from '@portal/tooling/webpack/brand'

const root = path.resolve(import.meta.dirname, '../..')

/** The script of a page of another site, such as e2e/hosts/react-19.tsx, bundled as its site would do it. */
export async function bundleHost(file: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'))
  const base = withBrand(baseConfig(path.join(root, 'e2e'), 'adopted'))
  const compiler = webpack({
    ...base,
    entry: { host: path.join(root, file) },
    // As on a site of its own, where all packages share the versions that the site has.
    resolve: { ...base.resolve, modules: [path.join(root, path.dirname(file), 'node_modules'), 'node_modules'] },
    output: { path: folder, filename: '[name].js' },
  })
  try {
    await new Promise<void>((resolve, reject) =>
      compiler?.run((error, stats) =>
        stats && !stats.hasErrors() ? resolve() : reject(error ?? new Error(stats?.toString('errors-only'))),
      ),
    )
    return readFileSync(path.join(folder, 'host.js'), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
