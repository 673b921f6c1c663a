import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library'
import { packageId, type LicensedPackage } from '@portal/shared-contracts/remotes/licences'
import type { Artefact } from './artefacts.ts'
import { packageUrl } from './package-url.ts'

function licenceOf(license: string): Models.License {
  if (SPDX.isSupportedSpdxId(license)) return new Models.SpdxLicense(license)
  return / (?:AND|OR|WITH) /.test(license)
    ? new Models.LicenseExpression(license)
    : new Models.NamedLicense(license || 'unknown')
}

/** The libraries in a shared library of sharp, which its package lists by name and version. */
function librariesIn(folder: string, { name }: LicensedPackage): Models.Component[] {
  const file = path.join(folder, 'node_modules', name, 'versions.json')
  if (!name.startsWith('@img/sharp-libvips-') || !existsSync(file)) return []
  const versions = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  return Object.entries(versions).map(
    ([library, version]) =>
      new Models.Component(Enums.ComponentType.Library, library, { version, bomRef: `${name}/${library}@${version}` }),
  )
}

/** @param within the build that contains it, for a name of the component that no other one has */
function componentOf(folder: string, found: LicensedPackage, within = ''): Models.Component {
  const [group, name] = found.name.startsWith('@') ? found.name.split('/') : [undefined, found.name]
  const url = found.isOwnFont ? undefined : packageUrl(found)
  const component = new Models.Component(Enums.ComponentType.Library, name ?? found.name, {
    version: found.version,
    ...(url !== undefined && { purl: url }),
    bomRef: `${within}${url ?? packageId(found)}`,
    ...(group !== undefined && { group }),
  })
  component.licenses.add(licenceOf(found.license))
  for (const library of librariesIn(folder, found)) component.components.add(library)
  return component
}

const { Application } = Enums.ComponentType

/**
 * The CycloneDX bill of materials of an artefact as JSON: the npm packages in it; those of other builds in it are
 * components of a component. Without a time, so that it is reproducible.
 */
export function billOfMaterials({ name, version, folder, packages, parts }: Artefact): string {
  const about = { version, bomRef: `member-portal-${name}@${version}` }
  const component = new Models.Component(Application, `member-portal-${name}`, about)
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component }) })
  for (const found of packages) bom.components.add(componentOf(folder, found))
  for (const part of parts) {
    const nested = new Models.Component(Application, `member-portal-${part.name}`, { bomRef: part.name })
    for (const found of part.packages) nested.components.add(componentOf(part.folder, found, `${part.name}/`))
    bom.components.add(nested)
  }
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return `${new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 1 })}\n`
}
