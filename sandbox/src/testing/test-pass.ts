import { createHash } from 'node:crypto'
import { zipSync } from 'fflate'
import forge from 'node-forge'
import sharp from 'sharp'
import { createPassCertificates, type PassCertificates } from '../wallet/certificates.ts'

const { pkcs7, pki, util } = forge

export const passType = 'pass.de.test.karte'
const team = 'TEAM123456'

/** A pass's certificates; made once, because keys take a second. */
export const certificates: PassCertificates = await createPassCertificates(passType, team, new Date())

/** Those of another root, with the same names. */
export const otherCertificates: PassCertificates = await createPassCertificates(passType, team, new Date())

const icon = new Uint8Array(
  await sharp({ create: { width: 29, height: 29, channels: 3, background: '#123456' } })
    .png()
    .toBuffer(),
)

/** The content of a pass that a phone accepts. */
export const testContent = {
  formatVersion: 1,
  passTypeIdentifier: passType,
  teamIdentifier: team,
  serialNumber: 'S-1',
  organizationName: 'Test',
  description: 'Kundenkarte',
  authenticationToken: 'a-token-of-20-letters',
  webServiceURL: 'http://localhost:1/api/wallet/apple',
  logoText: 'Testkarte',
  backgroundColor: 'rgb(20, 60, 40)',
  foregroundColor: 'rgb(255, 255, 255)',
  voided: false,
  barcodes: [{ format: 'PKBarcodeFormatCode128', message: '1234567890123456789', messageEncoding: 'iso-8859-1' }],
  storeCard: {
    primaryFields: [{ key: 'points', label: 'Punkte', value: 4321, changeMessage: 'Neuer Punktestand: %@' }],
    secondaryFields: [{ key: 'name', label: 'Mitglied', value: 'Marlene Abel' }],
    backFields: [{ key: 'portal', label: 'Portal', value: 'https://portal.test/' }],
  },
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** A detached signature of the text, with a signing time. */
function sign(text: string, { intermediate, certificate, key }: PassCertificates, signedAt: Date): Uint8Array {
  const signed = pkcs7.createSignedData()
  signed.content = util.createBuffer(text, 'utf8')
  signed.addCertificate(certificate)
  signed.addCertificate(intermediate)
  signed.addSigner({
    key: pki.privateKeyFromPem(key),
    certificate,
    digestAlgorithm: pki.oids['sha256'] ?? '',
    authenticatedAttributes: [
      { type: pki.oids['contentType'] ?? '', value: pki.oids['data'] ?? '' },
      { type: pki.oids['messageDigest'] ?? '' },
      { type: pki.oids['signingTime'] ?? '', value: signedAt.toISOString() },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
}

type PassOptions = {
  content?: Readonly<Record<string, unknown>>
  files?: Readonly<Record<string, Uint8Array>>
  signedWith?: PassCertificates
  signedAt?: Date
  /** Changes the files after they were signed. */
  tamper?: (files: Record<string, Uint8Array>) => void
}

/** A pass as its issuer signs it. `content` replaces members of `testContent`, `files` all pictures. */
export function testPass(options: PassOptions = {}): Uint8Array {
  const { content = {}, files = { 'icon.png': icon }, signedWith = certificates, signedAt = new Date() } = options
  const signed = { ...files, 'pass.json': bytesOf(JSON.stringify({ ...testContent, ...content })) }
  const manifest = JSON.stringify(
    Object.fromEntries(
      Object.entries(signed).map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')]),
    ),
  )
  const all: Record<string, Uint8Array> = {
    ...signed,
    'manifest.json': bytesOf(manifest),
    signature: sign(manifest, signedWith, signedAt),
  }
  options.tamper?.(all)
  return zipSync(all)
}
