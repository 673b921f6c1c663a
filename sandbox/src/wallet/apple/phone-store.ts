import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { all, insert, one, run } from '../../state/database.ts'
import type { SandboxState } from '../../state/sandbox-state.ts'
import type { Pass } from './pass.ts'

const Device = v.object({ deviceLibraryIdentifier: v.string(), pushToken: v.string() })
/** The phone, as Apple's push service names it. */
export type Device = v.InferOutput<typeof Device>

/** The phone as portals and Apple's push service know it; a reset of the sandbox makes another one. */
export function deviceOf(state: SandboxState): Device {
  const known = one(state, Device, 'SELECT deviceLibraryIdentifier, pushToken FROM phone')
  if (known) return known
  const device = {
    deviceLibraryIdentifier: randomBytes(16).toString('hex'),
    pushToken: randomBytes(32).toString('hex'),
  }
  insert(state, 'phone', device)
  return device
}

const KeptPass = v.object({
  passTypeIdentifier: v.string(),
  serialNumber: v.string(),
  file: v.instance(Uint8Array),
  /** The Last-Modified of the last response; null as long as the pass was not fetched. */
  lastModified: v.nullable(v.string()),
  /** What the portal sent with the last list of changed passes; null before. */
  updateTag: v.nullable(v.string()),
})
/** A pass on the phone. */
export type KeptPass = v.InferOutput<typeof KeptPass>
type PassId = Pick<KeptPass, 'passTypeIdentifier' | 'serialNumber'>

/** The passes on the phone in the order in which they were added. */
export const keptPasses = (state: SandboxState): KeptPass[] =>
  all(state, KeptPass, 'SELECT * FROM phonePasses ORDER BY rowid')

/** A pass on the phone; undefined if it is not there. */
export const keptPass = (state: SandboxState, { passTypeIdentifier, serialNumber }: PassId): KeptPass | undefined =>
  keptPasses(state).find((kept) => kept.passTypeIdentifier === passTypeIdentifier && kept.serialNumber === serialNumber)

/** Adds a pass, or replaces its file. */
export function keepPass(state: SandboxState, { content }: Pass, file: Uint8Array, lastModified: string | null): void {
  const { passTypeIdentifier, serialNumber } = content
  const onConflict =
    'ON CONFLICT (passTypeIdentifier, serialNumber) DO UPDATE SET file = excluded.file, lastModified = excluded.lastModified'
  insert(state, 'phonePasses', { passTypeIdentifier, serialNumber, file, lastModified }, onConflict)
}

/** Keeps what the portal sent with a list: the phone sends it with its next request for one. */
export function keepUpdateTag(state: SandboxState, passType: string, tag: string): void {
  run(state, 'UPDATE phonePasses SET updateTag = ? WHERE passTypeIdentifier = ?', tag, passType)
}

/** Removes a pass from the phone. */
export function deletePass(state: SandboxState, { passTypeIdentifier, serialNumber }: PassId): void {
  const sql = 'DELETE FROM phonePasses WHERE passTypeIdentifier = ? AND serialNumber = ?'
  run(state, sql, passTypeIdentifier, serialNumber)
}
