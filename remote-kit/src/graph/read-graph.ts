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
import { messageOf } from '../refused.ts'
import { readWholePointer } from '../release/pointer.ts'
import { isSignedByOne, readTrustedRegistry } from '../release/registry.ts'
import { manifestFile, parseManifest, type SharedUse } from '../release/standard-build.ts'
import { readRecord } from '../release/stored-record.ts'
import { readText, textOf, type Target } from '../targets/target.ts'
import {
  graphOf,
  partsOf,
  type Graph,
  type GraphFault,
  type GraphRemote,
  type GraphShell,
  type GraphVersion,
  type LiveVersion,
} from './graph.ts'

/** What reading adds to, for each thing that cannot be read or used. */
type Faults = GraphFault[]

/** What is read: the beginning of the sentence about a fault, and the remotes that it is about. */
type Subject = { title: string; remotes: readonly string[] }

/** What was read, or null and a fault. */
async function orFault<Content>(
  faults: Faults,
  { title, remotes }: Subject,
  read: () => Promise<Content>,
): Promise<Content | null> {
  try {
    return await read()
  } catch (error) {
    // Messages of schemas have several lines.
    faults.push({ remotes, sentence: `${title}: ${messageOf(error).replaceAll(/\s+/g, ' ')}` })
    return null
  }
}

async function readShells(target: Target, now: Date, faults: Faults): Promise<GraphShell[]> {
  const files = (await target.list(`${shellsFolder}/`)).filter((file) => file.endsWith('.json'))
  const shells = await Promise.all(
    files.map((file) =>
      orFault(faults, { title: `${file} does not describe a shell`, remotes: [] }, async () =>
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

const liveVersions = (major: string, { current, previous, canary }: VersionChoice): LiveVersion[] => [
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
  live: LiveVersion,
  registered: RegisteredRemote,
): Promise<GraphVersion> {
  const subject = (what: string): Subject => ({ title: `${name} ${live.version}${what}`, remotes: [name] })
  const record = await orFault(faults, subject(' is refused by edges'), () =>
    acceptedRecord(target, name, live.version, registered),
  )
  if (record === null) return { ...live, parts: null }
  const shared = await orFault(faults, subject(`: its ${manifestFile} cannot be read`), () =>
    readShared(target, record),
  )
  return { ...live, parts: partsOf(record, shared, deprecated) }
}

async function readRemote(reading: Reading, name: string, registered: RegisteredRemote): Promise<GraphRemote> {
  const subject = { title: `${name} cannot be read`, remotes: [name] }
  const pointer = await orFault(reading.faults, subject, () => readWholePointer(reading.target, name))
  if (pointer === null) return { name, disabled: false, versions: [] }
  const live = majorsOf(pointer).flatMap((major) => liveVersions(major, pointerOfMajor(pointer, major)))
  const versions = []
  for (const version of live) versions.push(await readVersion(reading, name, version, registered))
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
  const { document } = await readTrustedRegistry(target, trusted, 'remotes keys add')
  const faults: Faults = []
  const shells = await readShells(target, now, faults)
  const remotes = []
  // One after another, so that faults have the order of the remotes.
  for (const [name, registered] of Object.entries(document.remotes).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    remotes.push(await readRemote({ target, faults, deprecated }, name, registered))
  return graphOf(contractVersion, shells, remotes, faults)
}
