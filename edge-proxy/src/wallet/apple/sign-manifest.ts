import { constants, createPrivateKey, privateEncrypt } from 'node:crypto'
import forge from 'node-forge'
import type { AppleSettings } from '../../config/wallet-settings.ts'

type Signing = Pick<AppleSettings, 'certificate' | 'key' | 'keyPassword' | 'intermediate'>

/** What stands before a SHA-1 hash that RSA signs (RFC 8017, section 9.2). */
const sha1Info = Buffer.from('3021300906052b0e03021a05000414', 'hex')

/** A key of node-forge that signs with OpenSSL: its own arithmetic takes 50 ms, in which the edge does nothing else. */
function signingKeyOf({ key: pem, keyPassword }: Signing): forge.pki.rsa.PrivateKey {
  const key = createPrivateKey({ key: pem, ...(keyPassword !== null && { passphrase: keyPassword }) })
  const plain = key.export({ type: 'pkcs1', format: 'pem' }).toString()
  const sign = (hash: forge.md.MessageDigest): string => {
    const signed = Buffer.concat([sha1Info, Buffer.from(hash.digest().getBytes(), 'binary')])
    return privateEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, signed).toString('binary')
  }
  return { ...forge.pki.privateKeyFromPem(plain), sign }
}

/**
 * Signs manifests as Apple specifies: a detached signature of CMS (RFC 5652) in DER, with its time, the certificate and
 * the intermediate.
 */
export function createSignManifest(signing: Signing) {
  const own = forge.pki.certificateFromPem(signing.certificate)
  const issuer = forge.pki.certificateFromPem(signing.intermediate)
  const signingKey = signingKeyOf(signing)
  const { contentType, messageDigest, signingTime, data, sha1 } = forge.pki.oids
  // New for each signature, because node-forge writes the time and the hash into them and keeps a time that is there.
  const newAttributes = () => [
    { type: contentType ?? '', value: data ?? '' },
    { type: messageDigest ?? '' },
    { type: signingTime ?? '', value: '' },
  ]
  return (manifest: Buffer): Buffer => {
    const signed = forge.pkcs7.createSignedData()
    signed.content = new forge.util.ByteStringBuffer(manifest.toString('binary'))
    signed.addCertificate(issuer)
    signed.addCertificate(own)
    signed.addSigner({
      key: signingKey,
      certificate: own,
      digestAlgorithm: sha1 ?? '',
      authenticatedAttributes: newAttributes(),
    })
    signed.sign({ detached: true })
    return Buffer.from(forge.asn1.toDer(signed.toAsn1()).getBytes(), 'binary')
  }
}
