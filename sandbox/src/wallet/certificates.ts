import * as x509 from '@peculiar/x509'

/** A certificate, and the keys with which it signs others. */
type Authority = { certificate: x509.X509Certificate; keys: CryptoKeyPair }

/** What a pass is signed with, as PEM. */
export type PassCertificates = { root: string; intermediate: string; certificate: string; key: string }

/** The algorithms of Apple's certificates. */
const algorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
}
const day = 86_400_000
/** Days that the certificates are valid; Apple's certificate of a pass type has 395. */
const validDays = 395

/** The attribute UID of a subject (RFC 4519), whose short name the library does not have. */
const userId = '0.9.2342.19200300.100.1.1'

const { KeyUsageFlags: Usage } = x509

async function issue(subject: string, issuer: Authority | null, isAuthority: boolean, now: Date): Promise<Authority> {
  const keys = await createKeys()
  const certificate = await x509.X509CertificateGenerator.create({
    subject,
    issuer: issuer?.certificate.subject ?? subject,
    publicKey: keys.publicKey,
    signingKey: (issuer?.keys ?? keys).privateKey,
    signingAlgorithm: algorithm,
    // A day earlier, for clocks that are slow.
    notBefore: new Date(now.getTime() - day),
    notAfter: new Date(now.getTime() + validDays * day),
    extensions: [
      new x509.BasicConstraintsExtension(isAuthority, undefined, true),
      new x509.KeyUsagesExtension(isAuthority ? Usage.keyCertSign | Usage.cRLSign : Usage.digitalSignature, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create((issuer?.keys ?? keys).publicKey),
    ],
  })
  return { certificate, keys }
}

const keyPem = async (key: CryptoKey): Promise<string> =>
  x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY')

const createKeys = (): Promise<CryptoKeyPair> => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])

/** A new RSA key as PEM (PKCS #8). */
export const createKeyPem = async (): Promise<string> => keyPem((await createKeys()).privateKey)

/**
 * Makes a certificate of a pass type as Apple's are: its subject has the pass type as UID and the team as OU, and an
 * intermediate certificate has issued it.
 */
export async function createPassCertificates(passType: string, team: string, now: Date): Promise<PassCertificates> {
  const root = await issue('CN=Test Root CA, O=Sandbox', null, true, now)
  const intermediate = await issue('CN=Test Wallet CA, OU=G4, O=Sandbox', root, true, now)
  const subject = `${userId}=${passType}, CN=Pass Type ID: ${passType}, OU=${team}, O=Sandbox`
  const leaf = await issue(subject, intermediate, false, now)
  return {
    root: root.certificate.toString('pem'),
    intermediate: intermediate.certificate.toString('pem'),
    certificate: leaf.certificate.toString('pem'),
    key: await keyPem(leaf.keys.privateKey),
  }
}
