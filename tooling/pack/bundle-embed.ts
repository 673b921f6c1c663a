import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { baseConfig } from '@portal/remote-kit/webpack/base'
import { elementName } from '@portal/embed'
import { embedNames } from '@portal/shared-contracts/embed/elements'
import { runWebpack } from '@portal/remote-kit/webpack/build'
import { root } from '../build/root.ts'
import { withBrand } from '../webpack/brand.ts'

/** The module of the contract that declares the elements; it imports nothing. */
const contractModule = '@portal/shared-contracts/embed/elements'
const contractFile = 'shared-contracts/src/embed/elements.d.ts'

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
    entry: { index: path.join(source, 'src/index.ts') },
    output: { path: folder, filename: '[name].js', library: { type: 'module' }, module: true },
    experiments: { ...base.experiments, outputModule: true },
  })
  const own = path.join(compiled, 'embed/src')
  const declarations = {
    ...Object.fromEntries(globSync('*.d.ts', { cwd: own }).map((file) => [file, path.join(own, file)])),
    'contract.d.ts': path.join(compiled, contractFile),
    // The names of the elements in JSX, a declaration file as it is.
    'jsx.d.ts': path.join(source, 'src/jsx.d.ts'),
  }
  for (const [name, file] of Object.entries(declarations))
    writeFileSync(path.join(folder, name), readFileSync(file, 'utf8').replaceAll(contractModule, './contract.js'))
  const names = embedNames.map((name) => `'${elementName(name)}'`)
  writeFileSync(path.join(folder, 'element-names.d.ts'), `export type ElementName = ${names.join(' | ')}\n`)
}
