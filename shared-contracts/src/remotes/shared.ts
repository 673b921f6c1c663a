import { importPathOf, sharedModules, type SharedModule } from './shared-modules.ts'

type SharedOption = { shareKey: SharedModule; requiredVersion: string } & (
  { import: false; singleton: true } | { version: string; strictVersion: true }
)

/** A module of the page, or for an optional one the remote's own copy where the page's version is too low. */
function optionOf(shareKey: SharedModule): SharedOption {
  const { version, ...module } = sharedModules[shareKey]
  const requiredVersion = `^${version}`
  return 'optional' in module
    ? { shareKey, version, requiredVersion, strictVersion: true }
    : { shareKey, import: false, singleton: true, requiredVersion }
}

/**
 * The table `shared` for the module federation plugin of a remote's build, with webpack, Rsbuild or Vite
 * (docs/release-a-remote.md): what remotes take from the page, by the paths that import it.
 */
export const shared: Readonly<Record<string, SharedOption>> = Object.fromEntries(
  (Object.keys(sharedModules) as SharedModule[]).flatMap((key) =>
    [...new Set([key, importPathOf(key)])].map((importPath) => [importPath, optionOf(key)]),
  ),
)
