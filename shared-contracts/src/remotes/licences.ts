import * as v from 'valibot'

/** A package in a build, with the text of its licence. */
export const LicensedPackage = v.object({
  name: v.string(),
  version: v.string(),
  /** As in its package.json, usually an SPDX expression such as `MIT`. */
  license: v.string(),
  /** Copyright notice and licence; empty if the package has neither. */
  text: v.string(),
  /** A font that is in the folder of a brand, and no npm package. */
  isOwnFont: v.optional(v.literal(true)),
})
export type LicensedPackage = v.InferOutput<typeof LicensedPackage>

/** What a build contains of npm packages; the kit's builds write it, and those of other tools may. */
export const LicenceList = v.object({
  packages: v.array(LicensedPackage),
  /** Packages as `name@version` by the file of the build that contains code or data of them. */
  files: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type LicenceList = v.InferOutput<typeof LicenceList>

/**
 * Whether a file of a build is a licence list: `licences.json`, or `licences.NAME.json` if a build is made in parts.
 */
export const isLicenceList = (file: string): boolean => /^licences(?:\.[\w-]+)?\.json$/.test(file)

/** How `files` names a package. */
export const packageId = ({ name, version }: Pick<LicensedPackage, 'name' | 'version'>): string => `${name}@${version}`

/** Packages sorted by name and version; one that several builds contain in the same version stands once. */
export const uniquePackages = (packages: readonly LicensedPackage[]): LicensedPackage[] =>
  [...new Map(packages.map((each) => [packageId(each), each]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, each]) => each)
