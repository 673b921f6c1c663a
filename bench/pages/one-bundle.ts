import { globSync, mkdirSync, mkdtempDisposableSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { compressBelow } from '@portal/remote-kit/files/files'
import { styleRule } from '@portal/remote-kit/webpack/base'
import webpack, { type Configuration } from 'webpack'
import { runWebpack } from '@portal/remote-kit/webpack/build'
import { openShellBuild } from '@portal/edge-proxy/pages/shell-build'
import { root } from '@portal/tooling/build/root'
import { workspaceRemotes } from '@portal/tooling/run/workspace-remotes'
import { manifestFile, type BuildManifest } from '@portal/tooling/webpack/manifest-plugin'
import { createShellConfig } from '@portal/tooling/webpack/shell'

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

const readManifest = (assets: string): BuildManifest =>
  JSON.parse(readFileSync(path.join(assets, manifestFile), 'utf8')) as BuildManifest

/**
 * Brotli bytes of the scripts that the landing page needs of the one bundle: the parts of the shell that it loads of
 * the portal (`loaded`, paths), and its widgets.
 */
export async function oneBundleBytes(loaded: readonly string[]): Promise<number> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'one-bundle-'))
  const assets = path.join(folder.path, 'assets')
  await runWebpack(oneBundleConfig(folder.path, assets))
  await compressBelow(assets)
  const shell = path.join(root, 'shell/dist')
  const parts = Object.entries(readManifest(path.join(shell, 'assets'))).flatMap(([part, files]) =>
    files.every((file) => !file.endsWith('.js') || loaded.includes(`/assets/${file}`)) ? [part] : [],
  )
  const landing = openShellBuild(shell)().documents.find(({ document }) => document === 'landing')
  const widgets = (landing?.widgets ?? []).map((widget) => path.join(root, widget.replace('/', '/src/widgets/')))
  const files = Object.entries(readManifest(assets)).flatMap(([part, ofPart]) =>
    parts.includes(part) || widgets.some((widget) => part.startsWith(`${widget}.ts > `)) ? ofPart : [],
  )
  const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'))
  return scripts.reduce((bytes, file) => bytes + statSync(path.join(assets, `${file}.br`)).size, 0)
}
