import { wallets, type WalletName } from '@portal/shared-contracts/wallet/wallet'
import * as setting from './setting-schemas.ts'
import type { SettingReader } from './setting-reader.ts'
import { Certificate, KeyText, rsaKeyIn, ServiceAccount, subjectOf, type CertificateFile } from './wallet-files.ts'

/** What Apple's passes are signed with, as PEM. Pass type and team are those of the certificate's subject. */
export type AppleSettings = {
  passType: string
  team: string
  certificate: string
  key: string
  keyPassword: string | null
  intermediate: string
  /** ms since 1970 at which the certificate or the intermediate expires, whichever is earlier. */
  expires: number
  /** The origin of Apple's push service. */
  pushUrl: string
}

/** The service account that signs save links, and Google's addresses, all without a slash at the end. */
export type GoogleSettings = {
  issuer: string
  email: string
  /** PEM. */
  privateKey: string
  tokenUrl: string
  apiUrl: string
  saveUrl: string
}

export type WalletSettings = {
  /** Keys of serials, tokens and sealed cards, newest first, 32 bytes each. */
  keys: readonly Buffer[]
  apple: AppleSettings | null
  google: GoogleSettings | null
}

/** Whether passes of Apple's can be signed. `now` in ms. */
export const canSign = (apple: AppleSettings | null, now: number): apple is AppleSettings =>
  apple !== null && apple.expires > now

/** The wallets in which members can save cards now; not Apple's once its certificate has expired. `now` in ms. */
export const offeredWallets = (settings: WalletSettings | null, now: number): WalletName[] =>
  wallets.filter((wallet) =>
    wallet === 'apple' ? canSign(settings?.apple ?? null, now) : (settings?.google ?? null) !== null,
  )

/** The wallets that have settings; null without one. */
export function readWalletSettings(reader: SettingReader): WalletSettings | null {
  const keys = reader.read('WALLET_KEYS', setting.SessionKeys)
  const settings = { keys: keys ?? [], apple: readApple(reader), google: readGoogle(reader) }
  for (const wallet of [ofApple, ofGoogle]) {
    if (wallet.some(reader.isGiven)) reader.demand('WALLET_KEYS', wallet[0])
  }
  if (settings.apple !== null || settings.google !== null) return settings
  if (![...ofApple, ...ofGoogle].some(reader.isGiven))
    reader.refuse('WALLET_KEYS', `has no effect without ${ofApple[0]} or ${ofGoogle[0]}`)
  return null
}

/** Each needs the others. */
const ofApple = ['WALLET_APPLE_CERTIFICATE', 'WALLET_APPLE_KEY', 'WALLET_APPLE_INTERMEDIATE'] as const
const ofGoogle = ['WALLET_GOOGLE_SERVICE_ACCOUNT', 'WALLET_GOOGLE_ISSUER'] as const

/** Names those of the settings that are missing although others are given, or those that do nothing without them. */
function needAll({ isGiven, demand, refuse }: SettingReader, all: readonly string[], others: readonly string[]): void {
  const first = all.find(isGiven)
  for (const name of first === undefined ? [] : all) if (name !== first) demand(name, first ?? '')
  for (const name of first === undefined ? others : []) refuse(name, `has no effect without ${all[0]}`)
}

function readApple(reader: SettingReader): AppleSettings | null {
  const { read, messages } = reader
  const leaf = read('WALLET_APPLE_CERTIFICATE', Certificate)
  const key = read('WALLET_APPLE_KEY', KeyText)
  const intermediate = read('WALLET_APPLE_INTERMEDIATE', Certificate)
  const keyPassword = read('WALLET_APPLE_KEY_PASSWORD', setting.Filled)
  const pushUrl = read('WALLET_APPLE_PUSH_URL', setting.SecureOrLocalOrigin, 'https://api.push.apple.com')
  needAll(reader, ofApple, ['WALLET_APPLE_KEY_PASSWORD', 'WALLET_APPLE_PUSH_URL'])
  if (leaf === null || key === null || intermediate === null || pushUrl === null) return null
  const wrong = faultOf(leaf, key, keyPassword, intermediate)
  if (wrong !== null) {
    messages.push(wrong)
    return null
  }
  const expiries = [leaf, intermediate].map(({ certificate }) => Date.parse(certificate.validTo))
  return {
    passType: subjectOf(leaf, 'UID') ?? '',
    team: subjectOf(leaf, 'OU') ?? '',
    certificate: leaf.pem,
    key,
    keyPassword,
    intermediate: intermediate.pem,
    expires: Math.min(...expiries),
    pushUrl,
  }
}

/** Why passes could not be signed with these, in one sentence; null if they can, as far as they have not expired. */
function faultOf(
  leaf: CertificateFile,
  keyText: string,
  keyPassword: string | null,
  intermediate: CertificateFile,
): string | null {
  if (subjectOf(leaf, 'UID') === null || subjectOf(leaf, 'OU') === null)
    return 'WALLET_APPLE_CERTIFICATE has no pass type (UID) or no team (OU) in its subject: it is no certificate of a pass type.'
  const key = rsaKeyIn(keyText, keyPassword)
  if (key === null)
    return keyPassword === null
      ? 'WALLET_APPLE_KEY must be an RSA key; one that is encrypted needs WALLET_APPLE_KEY_PASSWORD.'
      : 'WALLET_APPLE_KEY must be an RSA key that WALLET_APPLE_KEY_PASSWORD opens.'
  if (!leaf.certificate.checkPrivateKey(key)) return 'WALLET_APPLE_KEY is not the key of WALLET_APPLE_CERTIFICATE.'
  const { certificate: issuer } = intermediate
  if (!leaf.certificate.checkIssued(issuer) || !leaf.certificate.verify(issuer.publicKey))
    return 'WALLET_APPLE_CERTIFICATE is not issued by WALLET_APPLE_INTERMEDIATE.'
  return null
}

function readGoogle(reader: SettingReader): GoogleSettings | null {
  const { read } = reader
  const account = read('WALLET_GOOGLE_SERVICE_ACCOUNT', ServiceAccount)
  const issuer = read('WALLET_GOOGLE_ISSUER', setting.Digits)
  const apiUrl = read('WALLET_GOOGLE_URL', setting.SecureOrLocalAddress, 'https://walletobjects.googleapis.com')
  const saveUrl = read('WALLET_GOOGLE_SAVE_URL', setting.SecureOrLocalAddress, 'https://pay.google.com/gp/v/save')
  needAll(reader, ofGoogle, ['WALLET_GOOGLE_URL', 'WALLET_GOOGLE_SAVE_URL'])
  if (account === null || issuer === null || apiUrl === null || saveUrl === null) return null
  const { client_email: email, private_key: privateKey, token_uri: tokenUrl } = account
  return { issuer, email, privateKey, tokenUrl, apiUrl, saveUrl }
}
