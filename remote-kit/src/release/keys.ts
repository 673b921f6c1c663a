import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as v from 'valibot'
import { Refused } from '../refused.ts'
import { createKey, type ReleaseKey } from './signing.ts'

const KeyPart = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/))
const PublicJwk = v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: KeyPart })
const KeyFile = v.object({ private: v.object({ ...PublicJwk.entries, d: KeyPart }), public: PublicJwk })

/** Writes a new key pair into a file that only its owner can read. @throws Refused if the file exists */
export async function writeNewKey(file: string): Promise<ReleaseKey> {
  const key = await createKey()
  try {
    writeFileSync(file, `${JSON.stringify(key, null, 1)}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Refused(`${file} exists. A key is never overwritten: choose another --out.`)
    }
    throw error
  }
  return key
}

/**
 * The key pair of a setting: the name of a key file or, for CI secrets, its content.
 * @param option how the user sets it, for the message
 */
export function readKey(setting: string, option: string): ReleaseKey {
  const isContent = setting.trimStart().startsWith('{')
  if (!isContent && !existsSync(setting)) {
    throw new Refused(`${option}: there is no key file ${setting}. "remotes keys create" makes one.`)
  }
  try {
    return v.parse(KeyFile, JSON.parse(isContent ? setting : readFileSync(setting, 'utf8')))
  } catch {
    throw new Refused(`${option} is not a key that "remotes keys create" made.`)
  }
}
