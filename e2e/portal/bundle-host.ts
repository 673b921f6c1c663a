import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { baseConfig } from '@delikaterie/remote-kit/webpack/base'
import webpack from 'webpack'

/** The script of a page in e2e/hosts, bundled as its site would do it. */
export async function bundleHost(name: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'host-'))
  const base = baseConfig(path.resolve(import.meta.dirname, '..'), 'adopted')
  const compiler = webpack({
    ...base,
    entry: { [name]: `./hosts/${name}.tsx` },
    output: { path: folder, filename: '[name].js' },
    plugins: (base.plugins ?? []).slice(0, 1),
  })
  try {
    await new Promise<void>((resolve, reject) =>
      compiler?.run((error, stats) =>
        stats && !stats.hasErrors() ? resolve() : reject(error ?? new Error(stats?.toString('errors-only'))),
      ),
    )
    return readFileSync(path.join(folder, `${name}.js`), 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
