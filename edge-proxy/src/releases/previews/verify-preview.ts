import {
  contractVersion,
  isCompatible,
  isLivePreview,
  Preview,
  previewLimits,
  type RegisteredRemote,
} from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import { publicKey, refuseClaims, verifiedPayload, type Expected } from '../verify.ts'

const maxDays = previewLimits.age / (24 * 60 * 60 * 1000)

export class PreviewEnded extends Error {
  override readonly name = 'PreviewEnded'
}

/** What a preview must fit: its remote, and the folder that has it. */
export type ExpectedPreview = Pick<Expected, 'name' | 'registered' | 'shellPaths'> & { id: string }

/** Whether the registry document lets the team of a remote show builds before their release. */
export const mayHavePreviews = (registered: RegisteredRemote | undefined): registered is RegisteredRemote =>
  registered?.previews === true

/**
 * The preview in a compact JWS at a time (ms since 1970).
 * @throws PreviewEnded after its end; Error unless a key of its remote, which may have previews, signed it for this id,
 * this contract, its claims and a time that is not longer than previews may live
 */
export async function verifyPreview(jws: string, expected: ExpectedPreview, now: number): Promise<Preview> {
  const { name, id, registered, shellPaths } = expected
  if (!mayHavePreviews(registered)) throw new Error(`The registry document allows no previews of ${name}`)
  const keys = await Promise.all(registered.keys.map(publicKey))
  const preview = v.parse(Preview, await verifiedPayload(jws, name, keys))
  const { record, created, expires } = preview
  if (preview.id !== id || record.name !== name) {
    throw new Error(`The preview ${id} of ${name} is signed as ${preview.id} of ${record.name}`)
  }
  if (Date.parse(expires) <= now) throw new PreviewEnded(`The preview ${id} of ${name} ended ${expires}`)
  if (!isLivePreview(preview, now)) {
    throw new Error(
      `The preview ${id} of ${name} is from ${created} to ${expires}: ${maxDays} days are the longest time`,
    )
  }
  if (!isCompatible(record.contract)) {
    throw new Error(`The preview ${id} of ${name} is built for the contract ${record.contract}, not ${contractVersion}`)
  }
  refuseClaims(record, { registered, shellPaths })
  return preview
}
