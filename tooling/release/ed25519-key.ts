import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

type KeyKind = 'private' | 'public'

/**
 * An Ed25519 key of a setting: the name of a file, or its content; as PEM, as a key file of `remotes keys create`, or,
 * if it is public, as `remotes keys show` prints it.
 * @param option how the user sets it, for the message
 * @throws Error without a key in one of these forms
 */
export function readEd25519Key(setting: string, kind: KeyKind, option: string): KeyObject {
  const text = (existsSync(setting) ? readFileSync(setting, 'utf8') : setting).trim()
  try {
    const key = keyOf(text, kind)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The message below names every possible form.
  }
  throw new Error(`${option} is no ${kind} Ed25519 key: name a PEM file or a key file of "remotes keys create".`)
}

function keyOf(text: string, kind: KeyKind): KeyObject {
  const create = kind === 'private' ? createPrivateKey : createPublicKey
  if (text.startsWith('-----')) return create(text)
  if (!text.startsWith('{')) return create({ key: { kty: 'OKP', crv: 'Ed25519', x: text }, format: 'jwk' })
  const Keys = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.record(v.string(), v.string())))
  return create({ key: v.parse(Keys, text)[kind] ?? {}, format: 'jwk' })
}
