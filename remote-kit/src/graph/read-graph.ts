import {
  contractVersion,
  isLive,
  limitFaults,
  LiveShell,
  majorsOf,
  pointerOfMajor,
  recordFaults,
  type RegisteredRemote,
  type ReleaseRecord,
  type VersionChoice,
} from '@portal/shared-contracts/remotes'
import type { DeprecatedPart } from '@portal/shared-contracts/remotes/deprecated-parts'
import { shellsFolder, versionFolder } from '@portal/shared-contracts/remotes/release-keys'
import { decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { integrityOf } from '../files/files.ts'
import { messageOf, Refused } from '../refused.ts'
import { readWholePointer } from '../release/pointer.ts'
import { isSignedByOne, readRegistry } from '../release/registry.ts'
import { manifestFile, parseManifest, type SharedUse } from '../release/standard-build.ts'
import { readRecord } from '../release/stored-record.ts'
import { readText, textOf, type Target } from '../targets/target.ts'
import {
  graphOf,
  partsOf,
  type Graph,
  type GraphRemote,
  type GraphShell,
  type GraphVersion,
  type Role,
} from './graph.ts'

/** What reading adds to, one sentence for each thing that cannot be read or used. */
type Faults = string[]

/** What was read, or null and a fault. */
async function orFault<Content>(faults: Faults, title: string, read: () => Promise<Content>): Promise<Content | null> {
  try {
    return await read()
  } catch (error) {
    // Messages of schemas have several lines.
    faults.push(`${title}: ${messageOf(error).replaceAll(/\s+/g, ' ')}`)
    return null
  }
}

async function readShells(target: Target, now: Date, faults: Faults): Promise<GraphShell[]> {
  const files = (await target.list(`${shellsFolder}/`)).filter((file) => file.endsWith('.json'))
  const shells = await Promise.all(
    files.map((file) =>
      orFault(faults, `${file} does not describe a shell`, async () =>
        v.parse(LiveShell, JSON.parse((await readText(target, file)) ?? '')),
      ),
    ),
  )
  return shells.flatMap((shell) => {
    if (shell === null || !isLive(shell, now)) return []
    const { build, origin, contract, shared, widgets } = shell
    return [{ build, origin, contract, shared, widgets }]
  })
}

const rolesOf = (major: string, { current, previous, canary }: VersionChoice): Role[] => [
  ...(current === undefined ? [] : [{ version: current, major, role: 'current' } as const]),
  ...(previous === undefined ? [] : [{ version: previous, major, role: 'previous' } as const]),
  ...(canary === undefined ? [] : [{ ...canary, major, role: 'canary' } as const]),
]

/** The record of a version as edges accept it. @throws Error saying why they do not */
async function acceptedRecord(
  target: Target,
  name: string,
  version: string,
  registered: RegisteredRemote,
): Promise<ReleaseRecord> {
  const stored = await readRecord(target, name, version)
  if (stored === null) throw new Error('its record is missing')
  const { jws, record } = stored
  if (!(await isSignedByOne(jws, registered.keys))) throw new Error(`no key of ${name} signed its record`)
  if (decodeProtectedHeader(jws).kid !== name || record.name !== name || record.version !== version)
    throw new Error(`its record is for ${record.name} ${record.version}`)
  const [fault] = [...limitFaults(record), ...recordFaults(record, registered)]
  if (fault !== undefined) throw new Error(fault)
  return record
}

/** The shared modules in the manifest of a version. @throws Error if it is missing or another one than was released */
async function readShared(target: Target, { name, version, files }: ReleaseRecord): Promise<readonly SharedUse[]> {
  const key = `${versionFolder(name, version)}/${manifestFile}`
  const stored = await target.read(key)
  if (stored === null) throw new Error('it is missing')
  if (integrityOf(stored.bytes) !== files[manifestFile]) throw new Error('it has other bytes than the record says')
  return parseManifest(JSON.parse(textOf(stored.bytes)), key).sharedUses
}

type Reading = { target: Target; faults: Faults; deprecated: readonly DeprecatedPart[] }

async function readVersion(
  { target, faults, deprecated }: Reading,
  name: string,
  role: Role,
  registered: RegisteredRemote,
): Promise<GraphVersion> {
  const title = `${name} ${role.version}`
  const record = await orFault(faults, `${title} is refused by edges`, () =>
    acceptedRecord(target, name, role.version, registered),
  )
  if (record === null) return { ...role, parts: null }
  const shared = await orFault(faults, `${title}: its ${manifestFile} cannot be read`, () => readShared(target, record))
  return { ...role, parts: partsOf(record, shared, deprecated) }
}

async function readRemote(reading: Reading, name: string, registered: RegisteredRemote): Promise<GraphRemote> {
  const pointer = await orFault(reading.faults, `${name} cannot be read`, () => readWholePointer(reading.target, name))
  if (pointer === null) return { name, disabled: false, versions: [] }
  const roles = majorsOf(pointer).flatMap((major) => rolesOf(major, pointerOfMajor(pointer, major)))
  const versions = []
  for (const role of roles) versions.push(await readVersion(reading, name, role, registered))
  return { name, disabled: pointer.disabled ?? false, versions }
}

/**
 * Reads who uses what in the portal of a target. What cannot be read is a fault of the graph.
 * @param trusted public keys of the registry; empty skips the check of the document's signature
 * @param deprecated the deprecated parts of the contract
 * @throws Refused if there is no registry document, or if no trusted key signed it
 */
export async function readGraph(
  target: Target,
  trusted: readonly string[],
  deprecated: readonly DeprecatedPart[],
  now: Date,
): Promise<Graph> {
  const registry = await readRegistry(target)
  if (registry === null)
    throw new Refused(`${target.address} has no registry document. An operator makes it with "remotes keys add".`)
  if (trusted.length > 0 && !(await isSignedByOne(registry.jws, trusted)))
    throw new Refused('No key in REGISTRY_PUBLIC_KEYS signed the registry document. Ask the operator of the portal.')
  const faults: Faults = []
  const shells = await readShells(target, now, faults)
  const remotes = []
  // One after another, so that faults have the order of the remotes.
  for (const [name, registered] of Object.entries(registry.document.remotes).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    remotes.push(await readRemote({ target, faults, deprecated }, name, registered))
  return graphOf(contractVersion, shells, remotes, faults)
}
