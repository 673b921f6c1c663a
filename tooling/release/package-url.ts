import type { LicensedPackage } from '@portal/shared-contracts/remotes/licences'

export type PackageVersion = Pick<LicensedPackage, 'name' | 'version'>

/** The package URL of an npm package, which scanners look up. */
export const packageUrl = ({ name, version }: PackageVersion): string =>
  `pkg:npm/${name.replace('@', '%40')}@${encodeURIComponent(version)}`
