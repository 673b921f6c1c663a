import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createKey } from '@portal/remote-kit/release/signing'
import { expect, test } from 'vitest'
import { readEd25519Key } from './ed25519-key.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const asJwk = (key: KeyObject) => key.export({ format: 'jwk' })

test('keys are read as PEM, as a key file of remotes, and as its public part; others are refused', async () => {
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect(asJwk(readEd25519Key(pem, 'private', 'PAPERS_KEY'))).toEqual(asJwk(privateKey))
  const own = await createKey()
  const file = JSON.stringify(own)
  expect(asJwk(readEd25519Key(file, 'private', 'REMOTES_KEY'))).toMatchObject({ d: own.private.d, x: own.public.x })
  for (const form of [file, own.public.x ?? ''])
    expect(asJwk(readEd25519Key(form, 'public', '--key'))).toMatchObject({ x: own.public.x })
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
  for (const wrong of ['no key', '/no/such/file', '{}', rsa.toString()])
    expect(() => readEd25519Key(wrong, 'private', 'PAPERS_KEY')).toThrow('PAPERS_KEY is no private Ed25519 key')
})
