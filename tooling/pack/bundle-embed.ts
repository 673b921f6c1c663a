import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { baseConfig } from '@delikaterie/remote-kit/webpack/base'
import webpack from 'webpack'
import { root } from '../build/root.ts'

const entry = 'src/index.ts'

/**
 * Writes `index.js`, which imports nothing, and the declarations that its exports need: a shop installs no other package
 * of the portal.
 * @param compiled folder of the compiler's output of this package
 */
export async function bundleEmbed(compiled: string, folder: string): Promise<void> {
  const source = path.join(root, 'embed')
  const base = baseConfig(source, 'adopted')
  const compiler = webpack({
    ...base,
    entry: { index: path.join(source, entry) },
    output: { path: folder, filename: '[name].js', library: { type: 'module' }, module: true },
    experiments: { ...base.experiments, outputModule: true },
    plugins: (base.plugins ?? []).slice(0, 1),
  })
  await new Promise<void>((resolve, reject) =>
    compiler?.run((error, stats) =>
      stats && !stats.hasErrors() ? resolve() : reject(error ?? new Error(stats?.toString('errors-only'))),
    ),
  )
  for (const file of declarationsOf(path.join(compiled, 'src/index.d.ts'))) {
    const target = path.join(folder, path.relative(path.join(compiled, 'src'), file))
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(file, target)
  }
}

/** A declaration file and all that it imports by path. */
function declarationsOf(file: string, found: Set<string> = new Set()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(/from ['"](\.[^'"]+)['"]/g)
  for (const [, name = ''] of imports)
    declarationsOf(path.resolve(path.dirname(file), name.replace(/\.(tsx?|js)$/, '.d.ts')), found)
  return found
}
