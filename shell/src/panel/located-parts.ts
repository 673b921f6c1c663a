import type { RegistrySnapshot } from '@portal/shared-contracts/remotes'
import { partOf, type PageReport, type RemoteReport, type ShownPart } from './report.ts'
import type { ExposedPart } from './watch-federation.ts'

/** A part of the page with its place, and what the report says of its version. */
export type LocatedPart<Place> = { place: Place; remote: RemoteReport; part: ShownPart }

/** The parts of a page that its report knows, in the order of `parts`. */
export const locatedParts = <Place>(
  { remotes }: PageReport,
  registry: RegistrySnapshot,
  parts: Iterable<readonly [Place, ExposedPart]>,
): LocatedPart<Place>[] =>
  [...parts].flatMap(([place, { remote: name, version, expose }]) => {
    const remote = remotes.find((candidate) => candidate.name === name && candidate.version === version)
    const { record, previous } = registry[name] ?? {}
    const own = [record, previous?.record].find((candidate) => candidate?.version === version)
    return remote && own ? [{ place, remote, part: partOf(own, expose) }] : []
  })
