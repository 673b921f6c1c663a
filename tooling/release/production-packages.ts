import * as v from 'valibot'

const Locked = v.object({
  version: v.optional(v.string(), ''),
  license: v.optional(v.string(), ''),
  link: v.optional(v.boolean()),
  resolved: v.optional(v.string()),
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  optionalDependencies: v.optional(v.record(v.string(), v.string()), {}),
})
const LockFile = v.object({ packages: v.record(v.string(), Locked) })
type Packages = v.InferOutput<typeof LockFile>['packages']

/** The place of a dependency of a package: in its own folder `node_modules`, or in one above it. */
function placeOf(packages: Packages, from: string, name: string): string | null {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (place in packages) return place
  const above = from.replace(/(?:^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')
  return from === '' ? null : placeOf(packages, above, name)
}

function placesOf(packages: Packages, place: string, found = new Set<string>()): ReadonlySet<string> {
  const entry = packages[place]
  if (entry === undefined || found.has(place)) return found
  found.add(place)
  const target = entry.link === true ? (entry.resolved ?? '') : place
  const { dependencies, optionalDependencies } = packages[target] ?? entry
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const next = placeOf(packages, target, name)
    if (next !== null) placesOf(packages, next, found)
  }
  return found
}

/**
 * The npm packages that a workspace installs for production on any system, by the text of the lock file; its other
 * workspaces are left out.
 */
export function productionPackages(
  lockFile: string,
  workspace: string,
): { name: string; version: string; license: string }[] {
  const { packages } = v.parse(LockFile, JSON.parse(lockFile))
  return [...placesOf(packages, workspace)].flatMap((place) => {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? []
    const { link, version = '', license = '' } = packages[place] ?? {}
    return name === undefined || link === true ? [] : [{ name, version, license }]
  })
}
