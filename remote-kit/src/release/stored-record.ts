import { ReleaseRecord } from '@portal/shared-contracts/remotes'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { readText, type Target } from '../targets/target.ts'

/** Keys of a version's files begin with it. */
export const versionFolder = (remote: string, version: string): string => `remotes/${remote}/${version}/`

/** A stored version's record with its JWS, whose signature is not checked; null if there is none. */
export async function readRecord(
  target: Target,
  remote: string,
  version: string,
): Promise<{ jws: string; record: ReleaseRecord } | null> {
  const jws = await readText(target, `${versionFolder(remote, version)}record.jws`)
  return jws === null ? null : { jws, record: v.parse(ReleaseRecord, decodeJwt(jws)) }
}
