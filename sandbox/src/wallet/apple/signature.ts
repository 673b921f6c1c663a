import { X509Certificate } from 'node:crypto'
import { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, SignedDataVerifyError, Time } from 'pkijs'
import { demand, PassRefused } from './pass-refused.ts'

/** The pass type and the team to which Apple gave the certificate of a signature. */
export type Signer = { passType: string; team: string }

/** The attribute of a signature with its time (RFC 5652, section 11.3). */
const signingTime = '1.2.840.113549.1.9.5'
/** `SignedDataVerifyError.code` when the chain of certificates is not valid. */
const chainInvalid = 5
/** ms by which the clock of the signer may be ahead. */
const maxClockSkew = 60_000
const signatureInvalid = 'The signature is not that of manifest.json.'

/** A buffer of its own, as the library reads it. */
const bufferOf = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer

function readSignature(signature: Uint8Array): SignedData {
  try {
    return new SignedData({ schema: ContentInfo.fromBER(bufferOf(signature)).content })
  } catch {
    throw new PassRefused('The signature is no CMS signature (PKCS #7).')
  }
}

function timeOf({ signerInfos: [signer] }: SignedData): Date {
  const time = signer?.signedAttrs?.attributes.find(({ type }) => type === signingTime)?.values[0]
  demand(time !== undefined, 'The signature has no signing time.')
  return new Time({ schema: time }).value
}

/** A value of the subject of a certificate, of which each line has one; empty without it. */
const subjectOf = ({ subject }: X509Certificate, name: 'UID' | 'OU'): string =>
  new RegExp(`^${name}=(.+)$`, 'm').exec(subject)?.[1] ?? ''

/** The certificate of the signer; that of its issuer is in the signature, too. */
function certificateOf({ certificates = [], signerInfos: [signer] }: SignedData): X509Certificate {
  const read = certificates.filter((certificate) => certificate instanceof Certificate)
  const nodes = new Map(read.map((each) => [each, new X509Certificate(Buffer.from(each.toSchema().toBER()))]))
  const id: unknown = signer?.sid
  const own = read.find(
    ({ serialNumber }) => id instanceof IssuerAndSerialNumber && id.serialNumber.isEqual(serialNumber),
  )
  const leaf = own && nodes.get(own)
  demand(leaf !== undefined, 'The signature does not have the certificate of its signer.')
  const hasIssuer = [...nodes.values()].some((issuer) => issuer.ca && leaf.checkIssued(issuer))
  demand(hasIssuer, 'The signature does not have the intermediate certificate.')
  return leaf
}

async function verify(signed: SignedData, manifest: Uint8Array, root: string, at: Date): Promise<boolean> {
  const trustedCerts = [Certificate.fromBER(bufferOf(new X509Certificate(root).raw))]
  try {
    return await signed.verify({ signer: 0, data: bufferOf(manifest), trustedCerts, checkChain: true, checkDate: at })
  } catch (error) {
    const isChain = error instanceof SignedDataVerifyError && error.code === chainInvalid
    throw new PassRefused(isChain ? 'The certificate does not lead to the trusted root.' : signatureInvalid)
  }
}

/**
 * Checks the detached signature of a manifest up to the root. Certificates must be valid when the pass was signed: iOS
 * keeps passes whose certificate has expired since.
 * @param root the root's certificate as PEM
 * @throws PassRefused
 */
export async function checkSignature(
  manifest: Uint8Array,
  signature: Uint8Array,
  root: string,
  now: Date,
): Promise<Signer> {
  const signed = readSignature(signature)
  demand(signed.encapContentInfo.eContent === undefined, 'The signature is not detached: it contains the manifest.')
  demand(signed.signerInfos.length === 1, 'The signature does not have exactly one signer.')
  const signedAt = timeOf(signed)
  demand(signedAt.getTime() <= now.getTime() + maxClockSkew, 'The signing time is in the future.')
  const leaf = certificateOf(signed)
  const isValidThen = signedAt >= leaf.validFromDate && signedAt <= leaf.validToDate
  demand(isValidThen, 'The certificate was not valid at the signing time.')
  demand(await verify(signed, manifest, root, signedAt), signatureInvalid)
  return { passType: subjectOf(leaf, 'UID'), team: subjectOf(leaf, 'OU') }
}
