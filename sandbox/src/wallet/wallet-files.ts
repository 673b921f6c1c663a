import { X509Certificate, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from 'valibot'
import { createKeyPem, createPassCertificates } from './certificates.ts'
import { googlePath } from './google/addresses.ts'

/** The issuer and the team of the sandbox at Google and at Apple. */
export const googleIssuer = '3388000000000000001'
const appleTeam = 'TEAM123456'
const passType = `pass.de.${brand.elementPrefix}.karte`

/** The fields of a Google service account's key file that the sandbox knows. */
const ServiceAccount = v.object({
  type: v.literal('service_account'),
  project_id: v.string(),
  private_key_id: v.string(),
  private_key: v.string(),
  client_email: v.string(),
  client_id: v.string(),
  token_uri: v.string(),
})
export type ServiceAccount = v.InferOutput<typeof ServiceAccount>

/** Where the files of a folder are. */
const filesIn = (folder: string) => ({
  root: path.join(folder, 'root.pem'),
  intermediate: path.join(folder, 'intermediate.pem'),
  certificate: path.join(folder, 'certificate.pem'),
  key: path.join(folder, 'key.pem'),
  serviceAccount: path.join(folder, 'service-account.json'),
  walletKeys: path.join(folder, 'wallet-keys'),
})
type WalletFiles = ReturnType<typeof filesIn>

export type WalletOptions = {
  /** Where the files are, which are made if they are missing. */
  folder: string
  /** Origin of the sandbox, which stands in for Apple and Google. */
  origin: string
}

/** Days that are left when new certificates are made. */
const daysLeft = 30

function isUsable({ root, intermediate, certificate, key }: WalletFiles): boolean {
  if (![root, intermediate, certificate, key].every((file) => existsSync(file))) return false
  const { subject, validTo } = new X509Certificate(readFileSync(certificate))
  return subject.includes(`UID=${passType}\n`) && Date.parse(validTo) > Date.now() + daysLeft * 86_400_000
}

/** Only the user of the process can read it. */
const writeSecret = (file: string, text: string): void => writeFileSync(file, text, { mode: 0o600 })

async function writeCertificates(files: WalletFiles): Promise<void> {
  const { root, intermediate, certificate, key } = await createPassCertificates(passType, appleTeam, new Date())
  writeFileSync(files.root, root)
  writeFileSync(files.intermediate, intermediate)
  writeFileSync(files.certificate, certificate)
  writeSecret(files.key, key)
}

/** The service account of a key file. @throws Error if it is malformed */
const readServiceAccount = (file: string): ServiceAccount =>
  v.parse(ServiceAccount, JSON.parse(readFileSync(file, 'utf8')))

async function writeServiceAccount(file: string, origin: string): Promise<void> {
  const known = existsSync(file) ? readServiceAccount(file) : null
  const tokenUri = `${origin}${googlePath}/token`
  if (known?.token_uri === tokenUri) return
  const account: ServiceAccount = {
    type: 'service_account',
    project_id: 'sandbox',
    private_key_id: known?.private_key_id ?? randomBytes(20).toString('hex'),
    private_key: known?.private_key ?? (await createKeyPem()),
    client_email: 'portal@sandbox.iam.gserviceaccount.com',
    client_id: '100000000000000000001',
    token_uri: tokenUri,
  }
  writeSecret(file, JSON.stringify(account, null, 2))
}

/**
 * Makes what both wallets need on one machine, as far as the folder does not have it: certificates of a test root, a
 * Google service account, and the keys of the edge. Another brand and certificates that end soon get new certificates.
 */
export async function prepareWalletFiles({ folder, origin }: WalletOptions): Promise<WalletFiles> {
  const files = filesIn(folder)
  mkdirSync(folder, { recursive: true })
  if (!isUsable(files)) await writeCertificates(files)
  await writeServiceAccount(files.serviceAccount, origin)
  if (!existsSync(files.walletKeys)) writeSecret(files.walletKeys, randomBytes(32).toString('base64'))
  return files
}

/** What the sandbox needs of the files to stand in for Apple and Google. */
export function readWalletFiles({ root, serviceAccount }: WalletFiles) {
  return { root: readFileSync(root, 'utf8'), passType, account: readServiceAccount(serviceAccount) }
}

/** The settings of the edge with which it uses the sandbox as Apple and Google (docs/operate.md). */
export async function walletSettings(options: WalletOptions): Promise<Record<string, string>> {
  const files = await prepareWalletFiles(options)
  const google = options.origin + googlePath
  return {
    WALLET_KEYS: readFileSync(files.walletKeys, 'utf8'),
    WALLET_APPLE_CERTIFICATE: files.certificate,
    WALLET_APPLE_KEY: files.key,
    WALLET_APPLE_INTERMEDIATE: files.intermediate,
    WALLET_APPLE_PUSH_URL: options.origin,
    WALLET_GOOGLE_SERVICE_ACCOUNT: files.serviceAccount,
    WALLET_GOOGLE_ISSUER: googleIssuer,
    WALLET_GOOGLE_URL: google,
    WALLET_GOOGLE_SAVE_URL: `${google}/save`,
  }
}
