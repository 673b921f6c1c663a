import { sharedModules, type SharedModule } from './shared-modules.ts'

type SharedOption = { requiredVersion: string } & (
  { import: false; singleton: true } | { version: string; strictVersion: true }
)

/** A module of the page, or for an optional one the remote's own copy where the page's version is too low. */
function optionOf(name: SharedModule): SharedOption {
  const { version, ...module } = sharedModules[name]
  const requiredVersion = `^${version}`
  return 'optional' in module
    ? { version, requiredVersion, strictVersion: true }
    : { import: false, singleton: true, requiredVersion }
}

/**
 * The table `shared` for the module federation plugin of a remote's build, with webpack, Rsbuild or Vite
 * (docs/release-a-remote.md): what remotes take from the page.
 */
export const shared: Readonly<Record<string, SharedOption>> = Object.fromEntries(
  (Object.keys(sharedModules) as SharedModule[]).map((name) => [name, optionOf(name)]),
)
