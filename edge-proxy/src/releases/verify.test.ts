import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, expect, test } from 'vitest'
import { readRegistryKeys } from './verify.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const jwk = await exportJWK((await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })).publicKey)
const x = jwk.x ?? ''

test('reads the keys of the list and ignores spaces around them', async () => {
  expect(await readRegistryKeys(`${x}, ${x}`, dataDir)).toHaveLength(2)
})

test.each(['', `${x}=`, x.slice(1), `${x}x`, `${x},`, `mfe-auth=${x}`, `${x};${x}`])(
  'rejects the list %j with the name of the setting',
  async (text) => {
    await expect(readRegistryKeys(text, dataDir)).rejects.toThrow('REGISTRY_PUBLIC_KEYS')
  },
)

test('without a list uses the local development key, if there is one', async () => {
  expect(await readRegistryKeys(null, dataDir)).toEqual([])
  writeFileSync(join(dataDir, 'release-key.json'), JSON.stringify({ public: jwk }))
  expect(await readRegistryKeys(null, dataDir)).toHaveLength(1)
})
