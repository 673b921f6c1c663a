import { X509Certificate, createPrivateKey } from 'node:crypto'
import { mkdtempDisposableSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brand } from '@portal/shared-contracts/brand/brand'
import { expect, test } from 'vitest'
import { createPassCertificates } from './certificates.ts'
import { prepareWalletFiles, readWalletFiles, walletSettings } from './wallet-files.ts'

const options = { origin: 'http://127.0.0.1:3100' }
const passType = `pass.de.${brand.elementPrefix}.karte`
const openFolder = () => mkdtempDisposableSync(path.join(tmpdir(), 'wallet-'))

test('a second start has the same certificates and keys', async () => {
  using folder = openFolder()
  const prepare = async () => {
    const files = await prepareWalletFiles({ ...options, folder: folder.path })
    return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, readFileSync(file, 'utf8')]))
  }
  const first = await prepare()
  expect(await prepare()).toEqual(first)
})

test.each([
  { what: 'a certificate that ends within a month', passType, age: 370 },
  { what: 'that of another brand', passType: 'pass.de.other.karte', age: 0 },
])('$what is made anew', async ({ passType: earlier, age }) => {
  using folder = openFolder()
  const files = await prepareWalletFiles({ ...options, folder: folder.path })
  const made = await createPassCertificates(earlier, 'TEAM123456', new Date(Date.now() - age * 86_400_000))
  writeFileSync(files.certificate, made.certificate)
  await prepareWalletFiles({ ...options, folder: folder.path })
  const { subject, validToDate } = new X509Certificate(readFileSync(files.certificate))
  expect(subject).toContain(`UID=${passType}\n`)
  expect(validToDate.getTime()).toBeGreaterThan(Date.now() + 300 * 86_400_000)
})

test('a sandbox on another port gives the service account its address of tokens, and keeps the key', async () => {
  using folder = openFolder()
  const read = async (origin: string) =>
    readWalletFiles(await prepareWalletFiles({ folder: folder.path, origin })).account
  const first = await read('http://127.0.0.1:3100')
  const second = await read('http://127.0.0.1:4100')
  expect(first.token_uri).toBe('http://127.0.0.1:3100/wallet/google/token')
  expect(second).toEqual({ ...first, token_uri: 'http://127.0.0.1:4100/wallet/google/token' })
  expect(createPrivateKey(second.private_key).asymmetricKeyType).toBe('rsa')
})

test('the settings name files, and only the user of the process can read the secret ones', async () => {
  using folder = openFolder()
  const settings = await walletSettings({ ...options, folder: folder.path })
  expect(Buffer.from(settings['WALLET_KEYS'] ?? '', 'base64')).toHaveLength(32)
  expect(settings['WALLET_APPLE_PUSH_URL']).toBe('http://127.0.0.1:3100')
  for (const name of ['WALLET_APPLE_KEY', 'WALLET_GOOGLE_SERVICE_ACCOUNT'])
    expect(statSync(settings[name] ?? '').mode & 0o077).toBe(0)
})
