import path from 'node:path'
import { compressBelow } from '@delikaterie/remote-kit/files'
import { createFederatedConfig } from '@delikaterie/remote-kit/webpack'
import webpack, { type Compilation, type Configuration, type Module, type Stats } from 'webpack'
import { root } from '../../tooling/build/root.ts'
import { workspaceRemotes } from '../../tooling/run/workspace-remotes.ts'
import { createShellConfig } from '../../tooling/webpack/shell.ts'
import { oneBundleConfig } from './one-bundle.ts'

/** Source modules per built file: path in the repository and bytes of source. */
export type ModuleLists = ReadonlyMap<string, ReadonlyMap<string, number>>

async function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config)
  if (compiler === null) throw new Error('webpack needs a configuration')
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error('webpack gave no result')))),
  )
  await new Promise<void>((resolve) => compiler.close(() => resolve()))
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  return stats
}

/** Modules of a concatenated module. */
const partsOf = (module: Module): readonly Module[] =>
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module]

function modulesByFile({ chunks, chunkGraph }: Compilation): ModuleLists {
  const lists = new Map<string, ReadonlyMap<string, number>>()
  for (const chunk of chunks) {
    const modules = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(partsOf)
    const named = modules.flatMap((module) => {
      const file = module.nameForCondition()
      return file === null ? [] : [[path.relative(root, file), module.size('javascript')] as const]
    })
    for (const file of chunk.files) lists.set(file, new Map(named))
  }
  return lists
}

export type Builds = {
  /** Files of the portal's builds (`{app}/{file}`) and of the one bundle (`one/{file}`). */
  modules: ModuleLists
  /** Folder of the one bundle; its files are in `assets`, with `.br` files. */
  folder: string
}

/**
 * Builds the one bundle, and the portal again into `folder` to list the modules of its files:
 * the same sources result in the same file names as in `dist`.
 */
export async function buildBoth(folder: string): Promise<Builds> {
  const modules = new Map<string, ReadonlyMap<string, number>>()
  const one = path.join(folder, 'one')
  const shell = createShellConfig()[0]
  const configs: [string, Configuration | undefined][] = [
    ['one', oneBundleConfig(one)],
    ['shell', shell && { ...shell, output: { ...shell.output, path: path.join(folder, 'shell') } }],
    ...workspaceRemotes.map((name): [string, Configuration] => {
      const config = createFederatedConfig(path.join(root, name))
      return [name, { ...config, output: { ...config.output, path: path.join(folder, name) } }]
    }),
  ]
  for (const [app, config] of configs) {
    if (config === undefined) continue
    for (const [file, list] of modulesByFile((await compile(config)).compilation)) modules.set(`${app}/${file}`, list)
  }
  await compressBelow(path.join(one, 'assets'))
  return { modules, folder: one }
}
