import {
  contractVersion,
  isCompatible,
  maxOverrideAge,
  recordFaults,
  shellFaults,
  type Override,
  type RegistryDocument,
} from '@portal/shared-contracts/remotes'
import { decodeProtectedHeader } from 'jose'
import * as v from 'valibot'
import { publicKey, verifiedPayload } from '../verify.ts'

export class OverrideRefused extends Error {
  override readonly name = 'OverrideRefused'
}

export type OverrideOptions = {
  document: () => Promise<RegistryDocument | null>
  shellPaths: () => readonly string[]
  /** Origin of this portal. */
  portal: string
}

/** Why a remote with this public key cannot run in this portal from a developer's machine; null if it can. */
export async function registrationFault(
  { document }: Pick<OverrideOptions, 'document'>,
  name: string,
  key: string,
): Promise<string | null> {
  const registered = (await document())?.remotes[name]
  if (!registered) return unregistered(name)
  return registered.keys.includes(key) ? null : unknownKey(name)
}

const unregistered = (name: string): string => `The registry document of this portal has no remote ${name}.`
const unknownKey = (name: string): string => `The registry document of this portal has another key of ${name}.`

/** An override's content. @throws OverrideRefused unless the remote's key signed it for this portal, claims and time */
export async function verifyOverride<T extends Override>(
  jws: string,
  Schema: v.GenericSchema<unknown, T>,
  { document, shellPaths, portal }: OverrideOptions,
): Promise<T> {
  const name = kidOf(jws)
  const registered = (await document())?.remotes[name]
  if (!registered) throw new OverrideRefused(unregistered(name))
  const keys = await Promise.all(registered.keys.map(publicKey))
  const payload = await verifiedPayload(jws, name, keys).catch(() => {
    throw new OverrideRefused(`No key of ${name} in the registry document signed this override.`)
  })
  const parsed = v.safeParse(Schema, payload)
  if (!parsed.success) throw new OverrideRefused(`The override is malformed: ${parsed.issues[0].message}`)
  const { record, portal: meant, expires } = parsed.output
  if (meant !== portal) throw new OverrideRefused(`The override is for ${meant}, this portal is ${portal}.`)
  const left = Date.parse(expires) - Date.now()
  if (left <= 0) throw new OverrideRefused(`The override expired at ${expires}.`)
  if (left > maxOverrideAge)
    throw new OverrideRefused(`The override would live longer than ${maxOverrideAge / (60 * 60 * 1000)} hours.`)
  if (record.name !== name) throw new OverrideRefused(`The key of ${name} signed a record of ${record.name}.`)
  if (!isCompatible(record.contract)) {
    throw new OverrideRefused(
      `${name} is built for the contract ${record.contract}, this shell has ${contractVersion}.`,
    )
  }
  const faults = [...recordFaults(record, registered), ...shellFaults(registered.paths, shellPaths())]
  if (faults.length > 0) throw new OverrideRefused(`${name} may not claim that: ${faults.join('; ')}.`)
  return parsed.output
}

function kidOf(jws: string): string {
  try {
    return decodeProtectedHeader(jws).kid ?? ''
  } catch {
    throw new OverrideRefused('The override is no signed document.')
  }
}
