import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressBelow } from '@portal/remote-kit/files'
import { styleRule } from '@portal/remote-kit/webpack/base'
import webpack, { type Configuration } from 'webpack'
import { runWebpack } from '../../remote-kit/src/webpack/build.ts'
import { root } from '../../tooling/build/root.ts'
import { workspaceRemotes } from '../../tooling/run/workspace-remotes.ts'
import { createShellConfig } from '../../tooling/webpack/shell.ts'

/** Every exposed module of every remote: `mfe-rewards/routes` → file. */
function exposedModules(): [string, string][] {
  return workspaceRemotes.flatMap((name) => {
    const widgets = globSync('src/widgets/*.ts', { cwd: path.join(root, name) }).filter(
      (file) => !file.endsWith('.test.ts'),
    )
    return ['src/routes.ts', ...widgets].map((file): [string, string] => [
      `${name}/${path.basename(file, '.ts')}`,
      path.join(root, name, file),
    ])
  })
}

/**
 * Source of a loader with the interface of the shell's loader, without federation: routes and widgets of every
 * remote are imported statically; pages are still lazy, because their `load` is a dynamic import.
 */
export function loaderSource(modules: readonly (readonly [string, string])[]): string {
  const imports = modules.map(([, file], index) => `import * as m${index} from ${JSON.stringify(file)}`)
  const entries = modules.map(([name], index) => `  ${JSON.stringify(name)}: m${index},`)
  return `${imports.join('\n')}
const modules = {
${entries.join('\n')}
}
const loadable = (part) =>
  'widget' in part
    ? modules[part.remote + '/' + part.widget].widget
    : modules[part.remote + '/routes'].routes.find(({ path }) => path === part.route)
export function createRemoteLoader() {
  const [pending, loaded] = [new Map(), new Map()]
  const load = (part) => {
    const key = JSON.stringify(part)
    if (!pending.has(key)) {
      const work = loadable(part).load().then(({ Component }) => (loaded.set(key, Component), Component))
      pending.set(key, work)
    }
    return pending.get(key)
  }
  return { load, get: (part) => loaded.get(JSON.stringify(part)) }
}
`
}

/** Styles of the remotes are adopted from their scripts as in the portal, so that script sizes are comparable. */
function stylesAsInRemotes({ module }: Configuration): NonNullable<Configuration['module']> {
  const linked = styleRule(path.join(root, 'shell'), 'linked')
  const isStyleRule = (rule: unknown): boolean =>
    typeof rule === 'object' && rule !== null && 'test' in rule && String(rule.test) === String(linked.test)
  const others = (module?.rules ?? []).filter((rule) => !isStyleRule(rule))
  const styles = {
    oneOf: [{ ...styleRule(path.join(root, 'shell'), 'adopted'), include: /\/mfe-[a-z-]+\/src\// }, linked],
  }
  return { ...module, rules: [...others, styles] }
}

/**
 * The portal's sources as one webpack bundle: the configuration of the shell with the loader of remotes
 * replaced by static imports.
 */
function oneBundleConfig(folder: string, assets: string): Configuration {
  const browser = createShellConfig()[0]
  if (browser === undefined) throw new Error('There is no browser build of the shell')
  const loader = path.join(folder, 'loader.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(loader, loaderSource(exposedModules()))
  return {
    ...browser,
    name: 'one bundle',
    module: stylesAsInRemotes(browser),
    output: { ...browser.output, path: assets },
    plugins: [
      ...(browser.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/remotes\/loader\.ts$/, (data) => {
        data.request = loader
      }),
    ],
  }
}

/** Builds the one bundle below a folder, with `.br` files; returns the folder of its files. */
export async function buildOneBundle(folder: string): Promise<string> {
  const assets = path.join(folder, 'one/assets')
  await runWebpack(oneBundleConfig(path.join(folder, 'one'), assets))
  await compressBelow(assets)
  return assets
}
