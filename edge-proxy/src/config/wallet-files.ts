import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { HttpAddress, isSecureOrLocal } from './setting-schemas.ts'

/** The text of the file that a setting names. */
const FileText = v.pipe(
  v.string(),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    try {
      return readFileSync(dataset.value, 'utf8')
    } catch {
      addIssue({ message: 'names a file that cannot be read' })
      return NEVER
    }
  }),
)

/** The text of a file, parsed; the setting is wrong if `parse` throws. */
const parseFile = <Output>(parse: (text: string) => Output, message: string) =>
  v.pipe(
    FileText,
    v.rawTransform<string, Output>(({ dataset, addIssue, NEVER }) => {
      try {
        return parse(dataset.value)
      } catch {
        addIssue({ message })
        return NEVER
      }
    }),
  )

/** A certificate, and its text. */
export type CertificateFile = { pem: string; certificate: X509Certificate }

export const Certificate = parseFile(
  (pem): CertificateFile => ({ pem, certificate: new X509Certificate(pem) }),
  'must name a PEM file with a certificate',
)

export const KeyText = v.pipe(
  FileText,
  v.check((text) => /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/.test(text), 'must name a PEM file with a private key'),
)

/** The RSA key in PEM text; null for text that is no such key, or one with another password. */
export function rsaKeyIn(key: string, passphrase: string | null): KeyObject | null {
  try {
    const read = createPrivateKey({ key, ...(passphrase !== null && { passphrase }) })
    return read.asymmetricKeyType === 'rsa' ? read : null
  } catch {
    return null
  }
}

const ServiceAccountJson = v.object({
  client_email: v.pipe(v.string(), v.nonEmpty()),
  private_key: v.pipe(
    v.string(),
    v.check((key) => rsaKeyIn(key, null) !== null),
  ),
  token_uri: v.pipe(HttpAddress, v.check(isSecureOrLocal)),
})

/** The service account in the JSON file that Google gives. */
export const ServiceAccount = parseFile(
  (text) => v.parse(ServiceAccountJson, JSON.parse(text)),
  'must name a JSON file of a service account, with client_email, private_key and token_uri',
)

/** A value of the subject of a certificate, such as `OU`; null without one. */
export const subjectOf = ({ certificate }: CertificateFile, name: 'UID' | 'OU'): string | null =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(certificate.subject)?.[1] ?? null
