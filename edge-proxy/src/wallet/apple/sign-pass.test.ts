import { createHash, createPrivateKey } from 'node:crypto'
import { brand } from '@portal/shared-contracts/brand/brand'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { AppleSettings } from '../../config/wallet-settings.ts'
import { filesOfPass, passJsonOf, verifySignature } from '../testing/read-pass.ts'
import { issue, passCertificates, passSubject } from '../testing/test-certificates.ts'
import { passJson } from './pass-json.ts'
import { createSignPass } from './sign-pass.ts'

const { root, intermediate, leaf } = passCertificates()
const portal = 'https://portal.example'

const apple: AppleSettings = {
  passType: passSubject.UID,
  team: passSubject.OU,
  certificate: leaf.certificate,
  key: leaf.key,
  keyPassword: null,
  intermediate: intermediate.certificate,
  expires: Date.now() + 60_000,
  pushUrl: 'https://api.push.apple.com',
}

const at = Date.parse('2026-11-30T15:02:00Z')
const content = {
  serial: 'serial',
  cardCode: '2012345678901',
  holder: 'Jörg Müller-Lüdenscheidt',
  balance: { points: 4321, at },
  state: 'active' as const,
}
const pass = { serial: 'serial', content, token: 'token-of-the-pass' }
const signed = async (settings = apple) => filesOfPass(await createSignPass(settings, portal)(pass))

test('openssl takes each signature against the root, and each has its own time', async () => {
  onTestFinished(() => void vi.useRealTimers())
  const sign = createSignPass(apple, portal)
  const start = Math.floor(Date.now() / 1000) * 1000
  for (const signedAt of [start, start + 3_600_000]) {
    vi.useFakeTimers({ now: signedAt, toFake: ['Date'] })
    const details = verifySignature(filesOfPass(await sign(pass)), root.certificate)
    const [, time = ''] = /signingTime[\s\S]*?UTCTIME:(.+)/.exec(details) ?? []
    expect(Date.parse(time)).toBe(signedAt)
  }
})

test('a key with a password signs, too', async () => {
  const key = createPrivateKey(leaf.key)
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'open' })
    .toString()
  const files = await signed({ ...apple, key, keyPassword: 'open' })
  expect(() => verifySignature(files, root.certificate)).not.toThrow()
})

test('openssl refuses a manifest with another byte, and a signature of another root', async () => {
  const files = await signed()
  const manifest = Buffer.from(files.get('manifest.json') ?? '')
  manifest[20] = (manifest[20] ?? 0) ^ 1
  expect(() => verifySignature(new Map([...files, ['manifest.json', manifest]]), root.certificate)).toThrow()
  expect(() => verifySignature(files, issue({ CN: 'Other Root' }, null).certificate)).toThrow()
})

test('the manifest has the SHA-1 of every file', async () => {
  const files = await signed()
  const manifest = JSON.parse(String(files.get('manifest.json'))) as Record<string, string>
  const listed = [...files].filter(([name]) => !['manifest.json', 'signature'].includes(name))
  const hashes = listed.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  expect(manifest).toEqual(Object.fromEntries(hashes))
})

test('icons and logos have the sizes of phones, without transparent parts', async () => {
  const files = await signed()
  const sizes = { icon: 29, 'icon@2x': 58, 'icon@3x': 87, logo: 50, 'logo@2x': 100, 'logo@3x': 150 }
  for (const [name, size] of Object.entries(sizes)) {
    const { width, height, format, hasAlpha } = await sharp(files.get(`${name}.png`)).metadata()
    expect([name, width, height, format, hasAlpha]).toEqual([name, size, size, 'png', false])
  }
})

test('the pass has the card as Code 128, and what names member and brand', async () => {
  const json = passJsonOf(await createSignPass(apple, portal)(pass))
  expect(json).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: passSubject.UID,
    teamIdentifier: passSubject.OU,
    serialNumber: 'serial',
    webServiceURL: 'https://portal.example/api/wallet/apple',
    authenticationToken: pass.token,
    sharingProhibited: true,
    voided: false,
    logoText: brand.wordmark,
    barcodes: [{ format: 'PKBarcodeFormatCode128', message: '2012345678901', messageEncoding: 'iso-8859-1' }],
  })
  const texts = JSON.stringify(json)
  for (const text of [content.holder, brand.programme.name, brand.contact.phone, '4.321', '30.11.2026, 16:02\u00a0Uhr'])
    expect(texts).toContain(text)
})

const service = { passType: 'pass.x', team: 'TEAM', portal }

test('a balance that the platform does not say stands in the portal, and never as an old one', () => {
  const { storeCard } = passJson({ ...pass, content: { ...content, balance: null, holder: null } }, service)
  expect(storeCard.headerFields).toEqual([{ key: 'points', label: 'Punkte', value: 'im Portal' }])
  expect(storeCard.auxiliaryFields).toEqual([])
  expect(storeCard.secondaryFields.map(({ key }) => key)).toEqual(['number'])
})

test.each([
  {
    name: 'a locked card',
    ofCard: { ...content, state: 'locked' as const },
    status: 'Gesperrt',
  },
  { name: 'an ended membership', ofCard: null, status: 'Nicht mehr gültig' },
])('the pass of $name is void', ({ ofCard, status }) => {
  const json = passJson({ ...pass, content: ofCard }, service)
  expect(json.voided).toBe(true)
  expect(json.storeCard.auxiliaryFields.at(-1)).toMatchObject({ key: 'status', value: status })
})

test('the pass of an ended membership has nothing of the member', () => {
  const text = JSON.stringify(passJson({ ...pass, content: null }, service))
  for (const secret of [content.cardCode, '2012', content.holder, '4.321']) expect(text).not.toContain(secret)
})
