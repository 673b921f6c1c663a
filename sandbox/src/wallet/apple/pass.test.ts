import { expect, test } from 'vitest'
import { certificates, otherCertificates, testContent, testPass } from '../../testing/test-pass.ts'
import { changesOf, readPass } from './pass.ts'

const read = (archive: Uint8Array, now = new Date()) => readPass(archive, certificates.root, now)
const day = 86_400_000

test('a pass that is signed up to the root is accepted with its content', async () => {
  const { content, files } = await read(testPass())
  expect(content.serialNumber).toBe('S-1')
  expect(content.voided).toBe(false)
  expect(Object.keys(files).toSorted()).toEqual(['icon.png', 'manifest.json', 'pass.json', 'signature'])
})

test('a pass whose certificate has expired since is accepted', async () => {
  await expect(read(testPass(), new Date(Date.now() + 1_000 * day))).resolves.toBeDefined()
})

/** Replaces the first byte of a file. */
const changeByte = (name: string) => (files: Record<string, Uint8Array>) => {
  const file = Uint8Array.from(files[name] ?? [])
  file[0] = (file[0] ?? 0) ^ 1
  files[name] = file
}
const picture = { tamper: (files: Record<string, Uint8Array>) => void (files['strip.png'] = new Uint8Array(8)) }

test.each([
  { what: 'what is no archive', pass: new Uint8Array(100), sentence: 'The pass is not a zip archive.' },
  {
    what: 'a changed byte of a file',
    pass: testPass({ tamper: changeByte('icon.png') }),
    sentence: 'The SHA-1 of icon.png is not the one in manifest.json.',
  },
  {
    what: 'a changed byte of the manifest',
    // A space more: it is still the same JSON.
    pass: testPass({
      tamper: (files) =>
        void (files['manifest.json'] = Buffer.concat([files['manifest.json'] ?? Buffer.of(), Buffer.of(32)])),
    }),
    sentence: 'The signature is not that of manifest.json.',
  },
  { what: 'an unlisted file', pass: testPass(picture), sentence: 'manifest.json does not list strip.png.' },
  {
    what: 'a listed file that is missing',
    pass: testPass({
      files: { 'icon.png': new Uint8Array(8), 'logo.png': new Uint8Array(8) },
      tamper: (files) => delete files['logo.png'],
    }),
    sentence: 'manifest.json lists logo.png, which is not in the pass.',
  },
  { what: 'a missing icon', pass: testPass({ files: {} }), sentence: 'The pass has no file icon.png.' },
  {
    what: 'an icon that is no picture',
    pass: testPass({ files: { 'icon.png': new Uint8Array(8) } }),
    sentence: 'icon.png is not a PNG picture.',
  },
  {
    what: 'a leaf of another root',
    pass: testPass({ signedWith: otherCertificates }),
    sentence: 'The certificate does not lead to the trusted root.',
  },
  {
    what: 'a missing intermediate',
    pass: testPass({ signedWith: { ...certificates, intermediate: certificates.certificate } }),
    sentence: 'The signature does not have the intermediate certificate.',
  },
  {
    what: 'a key of another certificate',
    pass: testPass({ signedWith: { ...certificates, key: otherCertificates.key } }),
    sentence: 'The signature is not that of manifest.json.',
  },
  {
    what: 'a signing time before the certificate',
    pass: testPass({ signedAt: new Date(Date.now() - 10 * day) }),
    sentence: 'The certificate was not valid at the signing time.',
  },
  {
    what: 'a signing time in the future',
    pass: testPass({ signedAt: new Date(Date.now() + day) }),
    sentence: 'The signing time is in the future.',
  },
  {
    what: 'what is no signature',
    pass: testPass({ tamper: (files) => void (files['signature'] = new Uint8Array(50)) }),
    sentence: 'The signature is no CMS signature (PKCS #7).',
  },
  {
    what: 'a short token',
    pass: testPass({ content: { authenticationToken: 'x'.repeat(15) } }),
    sentence: 'The authenticationToken has fewer than 16 characters.',
  },
  {
    what: 'another pass type',
    pass: testPass({ content: { passTypeIdentifier: 'pass.de.other' } }),
    sentence: 'The passTypeIdentifier is not that of the certificate, which is pass.de.test.karte.',
  },
  {
    what: 'another team',
    pass: testPass({ content: { teamIdentifier: 'OTHER12345' } }),
    sentence: 'The teamIdentifier is not that of the certificate, which is TEAM123456.',
  },
  {
    what: 'a web service over http elsewhere',
    pass: testPass({ content: { webServiceURL: 'http://portal.test/api' } }),
    sentence: 'The webServiceURL is not an https address.',
  },
])('$what is refused: $sentence', async ({ pass, sentence }) => {
  await expect(read(pass)).rejects.toThrow(new Error(sentence))
})

test('content without its members is refused with the name of one', async () => {
  await expect(read(testPass({ content: { serialNumber: '', storeCard: undefined } }))).rejects.toThrow(/storeCard/)
})

test('a new version says what its fields announce, and what has become of the pass', async () => {
  const before = (await read(testPass())).content
  const { storeCard } = testContent
  const [points] = storeCard.primaryFields
  const primaryFields = [{ ...points, value: 4000 }]
  const secondaryFields = [{ key: 'name', label: 'Mitglied', value: 'Marlene Berg' }]
  const after = (
    await read(testPass({ content: { voided: true, storeCard: { ...storeCard, primaryFields, secondaryFields } } }))
  ).content
  expect(changesOf(before, after)).toEqual(['Neuer Punktestand: 4000', 'The pass is void.'])
  expect(changesOf(before, before)).toEqual([])
  expect(changesOf(after, before)).toEqual(['Neuer Punktestand: 4321', 'The pass is valid again.'])
})
