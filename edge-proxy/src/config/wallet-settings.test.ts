import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { issue, passCertificates, passSubject } from '../wallet/testing/test-certificates.ts'
import { readConfig } from './config.ts'
import { configMessage } from './testing/config-message.ts'
import { offeredWallets, type WalletSettings } from './wallet-settings.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'wallet-settings-'))
afterAll(() => folder.remove())

function file(name: string, text: string): string {
  const path = join(folder.path, name)
  writeFileSync(path, text)
  return path
}

const { leaf, intermediate } = passCertificates()
const other = passCertificates()
const files = {
  leaf: file('leaf.pem', leaf.certificate),
  key: file('key.pem', leaf.key),
  intermediate: file('intermediate.pem', intermediate.certificate),
  otherKey: file('other-key.pem', other.leaf.key),
  otherIntermediate: file('other-intermediate.pem', other.intermediate.certificate),
  portal: file('portal.pem', issue({ CN: 'portal.example' }, intermediate).certificate),
  password: file(
    'password.pem',
    createPrivateKey(leaf.key)
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'open' })
      .toString(),
  ),
  elliptic: file(
    'elliptic.pem',
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ),
  text: file('text.pem', 'no certificate'),
}

const account = {
  type: 'service_account',
  client_email: 'wallet@portal.example',
  private_key: leaf.key,
  token_uri: 'https://oauth2.googleapis.com/token',
}
const accountFile = (more: object, name = 'account.json'): string => file(name, JSON.stringify({ ...account, ...more }))

const noAccount =
  'WALLET_GOOGLE_SERVICE_ACCOUNT must name a JSON file of a service account, with client_email, private_key and token_uri.'

const keys = { WALLET_KEYS: Buffer.alloc(32, 5).toString('base64') }
const apple = {
  ...keys,
  WALLET_APPLE_CERTIFICATE: files.leaf,
  WALLET_APPLE_KEY: files.key,
  WALLET_APPLE_INTERMEDIATE: files.intermediate,
}
const google = {
  ...keys,
  WALLET_GOOGLE_SERVICE_ACCOUNT: accountFile({}),
  WALLET_GOOGLE_ISSUER: '3388000000022222222',
}

const read = (env: Record<string, string>): WalletSettings | null => {
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'wallet-config-'))
  return readConfig({ DATA_DIR: dataDir.path, ...env }).wallet
}

test('each wallet has settings of its own; pass type and team are those of the certificate', () => {
  expect(read({})).toBe(null)
  expect(read(apple)).toMatchObject({
    apple: { passType: passSubject.UID, team: passSubject.OU, pushUrl: 'https://api.push.apple.com' },
    google: null,
  })
  expect(read(google)).toMatchObject({
    keys: [Buffer.alloc(32, 5)],
    apple: null,
    google: {
      issuer: '3388000000022222222',
      email: 'wallet@portal.example',
      tokenUrl: 'https://oauth2.googleapis.com/token',
      apiUrl: 'https://walletobjects.googleapis.com',
      saveUrl: 'https://pay.google.com/gp/v/save',
    },
  })
  const encrypted = read({ ...apple, WALLET_APPLE_KEY: files.password, WALLET_APPLE_KEY_PASSWORD: 'open' })
  expect(encrypted?.apple?.keyPassword).toBe('open')
})

test('the wallets of one machine may be at addresses of http', () => {
  const settings = read({
    ...apple,
    ...google,
    WALLET_APPLE_PUSH_URL: 'http://127.0.0.1:3101',
    WALLET_GOOGLE_URL: 'http://localhost:3100/wallet/google',
    WALLET_GOOGLE_SERVICE_ACCOUNT: accountFile({ token_uri: 'http://localhost:3100/token' }, 'local.json'),
  })
  expect([settings?.apple?.pushUrl, settings?.google?.apiUrl, settings?.google?.tokenUrl]).toEqual([
    'http://127.0.0.1:3101',
    'http://localhost:3100/wallet/google',
    'http://localhost:3100/token',
  ])
})

test('an expired certificate, or one of an expired intermediate, starts without the wallet', () => {
  const now = Date.now()
  const offered = (settings: WalletSettings | null) => offeredWallets(settings, now)
  expect(offered(null)).toEqual([])
  expect(offered(read({ ...apple, ...google }))).toEqual(['apple', 'google'])
  const expired = issue(passSubject, intermediate, now - 1_000)
  const ofExpired = {
    WALLET_APPLE_CERTIFICATE: file('expired.pem', expired.certificate),
    WALLET_APPLE_KEY: file('expired-key.pem', expired.key),
  }
  expect(offered(read({ ...apple, ...google, ...ofExpired }))).toEqual(['google'])
  const root = issue({ CN: 'Root' }, null)
  const oldIntermediate = issue({ CN: 'Old' }, root, now - 1_000)
  const newLeaf = issue(passSubject, oldIntermediate)
  const ofOld = {
    WALLET_APPLE_CERTIFICATE: file('new.pem', newLeaf.certificate),
    WALLET_APPLE_KEY: file('new-key.pem', newLeaf.key),
    WALLET_APPLE_INTERMEDIATE: file('old.pem', oldIntermediate.certificate),
  }
  expect(offered(read({ ...apple, ...ofOld }))).toEqual([])
})

test.each([
  [
    'unreadable',
    { WALLET_APPLE_CERTIFICATE: '/nowhere' },
    'WALLET_APPLE_CERTIFICATE names a file that cannot be read.',
  ],
  [
    'no certificate',
    { WALLET_APPLE_CERTIFICATE: files.text },
    'WALLET_APPLE_CERTIFICATE must name a PEM file with a certificate.',
  ],
  [
    'swapped',
    { WALLET_APPLE_CERTIFICATE: files.key },
    'WALLET_APPLE_CERTIFICATE must name a PEM file with a certificate.',
  ],
  ['swapped', { WALLET_APPLE_KEY: files.leaf }, 'WALLET_APPLE_KEY must name a PEM file with a private key.'],
  [
    'swapped',
    { WALLET_APPLE_CERTIFICATE: files.intermediate, WALLET_APPLE_INTERMEDIATE: files.leaf },
    'WALLET_APPLE_CERTIFICATE has no pass type (UID) or no team (OU) in its subject: it is no certificate of a pass type.',
  ],
  [
    'foreign',
    { WALLET_APPLE_CERTIFICATE: files.portal },
    'WALLET_APPLE_CERTIFICATE has no pass type (UID) or no team (OU) in its subject: it is no certificate of a pass type.',
  ],
  ['mismatched', { WALLET_APPLE_KEY: files.otherKey }, 'WALLET_APPLE_KEY is not the key of WALLET_APPLE_CERTIFICATE.'],
  [
    'foreign',
    { WALLET_APPLE_INTERMEDIATE: files.otherIntermediate },
    'WALLET_APPLE_CERTIFICATE is not issued by WALLET_APPLE_INTERMEDIATE.',
  ],
  [
    'encrypted',
    { WALLET_APPLE_KEY: files.password },
    'WALLET_APPLE_KEY must be an RSA key; one that is encrypted needs WALLET_APPLE_KEY_PASSWORD.',
  ],
  [
    'encrypted',
    { WALLET_APPLE_KEY: files.password, WALLET_APPLE_KEY_PASSWORD: 'SECRET' },
    'WALLET_APPLE_KEY must be an RSA key that WALLET_APPLE_KEY_PASSWORD opens.',
  ],
  [
    'not RSA',
    { WALLET_APPLE_KEY: files.elliptic },
    'WALLET_APPLE_KEY must be an RSA key; one that is encrypted needs WALLET_APPLE_KEY_PASSWORD.',
  ],
  [
    'over http',
    { WALLET_APPLE_PUSH_URL: 'http://push.example' },
    'WALLET_APPLE_PUSH_URL must be an https origin, without a path; http is for localhost only.',
  ],
  ['missing', { WALLET_APPLE_KEY: '' }, 'WALLET_APPLE_KEY is required with WALLET_APPLE_CERTIFICATE.'],
  ['missing', { WALLET_KEYS: '' }, 'WALLET_KEYS is required with WALLET_APPLE_CERTIFICATE.'],
  ['short', { WALLET_KEYS: 'SECRET' }, 'WALLET_KEYS must be a comma-separated list of keys, each 32 bytes in base64.'],
])('settings of Apple that are %s are named in one sentence: %o', (_, env, message) => {
  expect(configMessage({ ...apple, ...env })).toBe(message)
})

test.each([
  [
    'unreadable',
    { WALLET_GOOGLE_SERVICE_ACCOUNT: '/nowhere' },
    'WALLET_GOOGLE_SERVICE_ACCOUNT names a file that cannot be read.',
  ],
  ['wrong', { WALLET_GOOGLE_SERVICE_ACCOUNT: accountFile({ private_key: 'SECRET' }, 'wrong-0.json') }, noAccount],
  ['wrong', { WALLET_GOOGLE_SERVICE_ACCOUNT: accountFile({ client_email: '' }, 'wrong-1.json') }, noAccount],
  [
    'wrong',
    { WALLET_GOOGLE_SERVICE_ACCOUNT: accountFile({ token_uri: 'http://token.example' }, 'wrong-2.json') },
    noAccount,
  ],
  ['no number', { WALLET_GOOGLE_ISSUER: 'a.b' }, 'WALLET_GOOGLE_ISSUER must be a number of digits only.'],
  ['missing', { WALLET_GOOGLE_ISSUER: '' }, 'WALLET_GOOGLE_ISSUER is required with WALLET_GOOGLE_SERVICE_ACCOUNT.'],
  ['missing', { WALLET_KEYS: '' }, 'WALLET_KEYS is required with WALLET_GOOGLE_SERVICE_ACCOUNT.'],
  [
    'over http',
    { WALLET_GOOGLE_URL: 'http://objects.example' },
    'WALLET_GOOGLE_URL must be an https address without credentials, query, fragment and a slash at the end; http is for localhost only.',
  ],
])('settings of Google that are %s are named in one sentence: %o', (_, env, message) => {
  expect(configMessage({ ...google, ...env })).toBe(message)
})

test.each([
  [keys, 'WALLET_KEYS has no effect without WALLET_APPLE_CERTIFICATE or WALLET_GOOGLE_SERVICE_ACCOUNT; remove it.'],
  [
    { WALLET_APPLE_PUSH_URL: 'https://push.example' },
    'WALLET_APPLE_PUSH_URL has no effect without WALLET_APPLE_CERTIFICATE; remove it.',
  ],
  [
    { WALLET_GOOGLE_SAVE_URL: 'https://save.example' },
    'WALLET_GOOGLE_SAVE_URL has no effect without WALLET_GOOGLE_SERVICE_ACCOUNT; remove it.',
  ],
])('refuses a setting that does nothing: %o', (env, message) => {
  expect(configMessage(env)).toBe(message)
})
