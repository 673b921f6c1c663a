import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { readReleaseKeys } from './release-keys.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const jwk = await exportJWK((await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })).publicKey)
const x = jwk.x ?? ''

test('reads a key per remote and ignores spaces around entries', async () => {
  const keys = await readReleaseKeys(`mfe-auth=${x}, mfe-cards=${x}`, dataDir)
  expect([...keys.keys()]).toEqual(['mfe-auth', 'mfe-cards'])
})

test.each([
  '',
  'mfe-auth',
  `mfe-auth=${x}=`,
  `mfe-auth=${x.slice(1)}`,
  `mfe-auth=${x}x`,
  `mfe-other=${x}`,
  `mfe-auth=${x},`,
  `mfe-auth:${x}`,
  `=${x}`,
])('rejects the list %j with the name of the setting', async (text) => {
  await expect(readReleaseKeys(text, dataDir)).rejects.toThrow('REGISTRY_PUBLIC_KEYS')
})

test('without a list uses the local development key for every remote, if there is one', async () => {
  expect((await readReleaseKeys(null, dataDir)).size).toBe(0)
  writeFileSync(join(dataDir, 'release-key.json'), JSON.stringify({ public: jwk }))
  expect((await readReleaseKeys(null, dataDir)).size).toBe(5)
})
