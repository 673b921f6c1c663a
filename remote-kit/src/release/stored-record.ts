import { ReleaseRecord } from '@portal/shared-contracts/remotes'
import { recordKey } from '@portal/shared-contracts/remotes/release-keys'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { readText, type Target } from '../targets/target.ts'

/** A stored version's record with its JWS, whose signature is not checked; null if there is none. */
export async function readRecord(
  target: Target,
  remote: string,
  version: string,
): Promise<{ jws: string; record: ReleaseRecord } | null> {
  const jws = await readText(target, recordKey(remote, version))
  return jws === null ? null : { jws, record: v.parse(ReleaseRecord, decodeJwt(jws)) }
}
