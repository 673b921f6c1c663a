import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

const day = 24 * 60 * 60 * 1000

/** A certificate and its key, both as PEM. */
export type Issued = { certificate: string; key: string }

type Subject = Readonly<Partial<Record<'CN' | 'UID' | 'OU', string>>>

const oids = { CN: '2.5.4.3', OU: '2.5.4.11', UID: '0.9.2342.19200300.100.1.1' }

let serials = 0

/** A certificate that `issuer` signs; without one it signs itself. */
export function issue(subject: Subject, issuer: Issued | null, expires = Date.now() + 30 * day): Issued {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString())
  certificate.serialNumber = (0x10 + ++serials).toString(16)
  certificate.validity.notBefore = new Date(Date.now() - 90 * day)
  certificate.validity.notAfter = new Date(expires)
  const attributes = Object.entries(subject).map(([name, value]) => ({ type: oids[name as keyof typeof oids], value }))
  certificate.setSubject(attributes)
  certificate.setIssuer(
    issuer === null ? attributes : forge.pki.certificateFromPem(issuer.certificate).subject.attributes,
  )
  certificate.setExtensions([{ name: 'basicConstraints', cA: subject.UID === undefined, critical: true }])
  certificate.sign(forge.pki.privateKeyFromPem(issuer?.key ?? key), forge.md.sha256.create())
  return { certificate: forge.pki.certificateToPem(certificate), key }
}

/** The subject of a certificate of a pass type. */
export const passSubject = { UID: 'pass.de.portal.test.karte', CN: 'Pass Type ID: karte', OU: 'TEAM123456' }

/** A root, an intermediate and the certificate of a pass type, as Apple's. */
export function passCertificates(expires?: number) {
  const root = issue({ CN: 'Test Root' }, null)
  const intermediate = issue({ CN: 'Test Intermediate' }, root)
  return { root, intermediate, leaf: issue(passSubject, intermediate, expires) }
}
