import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { baseConfig } from '@portal/remote-kit/webpack/base'
import { elementName } from '@portal/embed'
import { embedNames } from '@portal/shared-contracts/embed'
import { runWebpack } from '../../remote-kit/src/webpack/build.ts'
import { root } from '../build/root.ts'
import { withBrand } from '../webpack/brand.ts'

const entry = 'src/index.ts'
/** The module of the contract that declares the elements; it imports nothing. */
const contractModule = '@portal/shared-contracts/embed'
const contractFile = 'shared-contracts/src/embed/elements.d.ts'
/** The names of the elements in JSX, a declaration file as it is. */
const jsxFile = 'src/jsx.d.ts'

/**
 * Writes `index.js`, which imports nothing, and the declarations that its exports need, also those of the contract: a
 * shop installs no other package of the portal.
 * @param compiled folder of the compiler's output of all packages
 */
export async function bundleEmbed(compiled: string, folder: string): Promise<void> {
  const source = path.join(root, 'embed')
  const base = withBrand(baseConfig(source, 'adopted'))
  await runWebpack({
    ...base,
    entry: { index: path.join(source, entry) },
    output: { path: folder, filename: '[name].js', library: { type: 'module' }, module: true },
    experiments: { ...base.experiments, outputModule: true },
  })
  const [own, contract, jsx] = [
    path.join(compiled, 'embed/src'),
    path.join(compiled, contractFile),
    path.join(source, jsxFile),
  ]
  const targetOf = (file: string): string =>
    path.join(folder, file === contract ? 'contract.d.ts' : file === jsx ? 'jsx.d.ts' : path.relative(own, file))
  for (const file of [...declarationsOf(path.join(own, 'index.d.ts')), contract, jsx]) {
    const target = targetOf(file)
    const place = path.posix.relative(path.dirname(target), path.join(folder, 'contract.js'))
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(
      target,
      readFileSync(file, 'utf8').replaceAll(contractModule, place.startsWith('.') ? place : `./${place}`),
    )
  }
  const names = embedNames.map((name) => `'${elementName(name)}'`)
  writeFileSync(path.join(folder, 'element-names.d.ts'), `export type ElementName = ${names.join(' | ')}\n`)
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
