import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { AppleSettings, GoogleSettings } from '../../config/wallet-settings.ts'
import type { PassContent } from '../passes/pass-content.ts'

const day = 24 * 60 * 60 * 1000

/** Settings for a push service without TLS, which asks for no certificate. */
export const appleSettings = (pushUrl: string): AppleSettings => ({
  passType: 'pass.example.karte',
  team: 'TEAM123456',
  certificate: '',
  key: '',
  keyPassword: null,
  intermediate: '',
  expires: Date.now() + 365 * day,
  pushUrl,
})

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

/** The key that verifies what the service account signs. */
export const serviceAccountKey = createPublicKey(publicKey)

/** Settings whose parts are as long as those of Google. */
export const googleSettings = (url = 'https://google.example'): GoogleSettings => ({
  issuer: '3388000000022347777',
  email: 'portal-wallet-passes@member-portal-production.iam.gserviceaccount.com',
  privateKey,
  tokenUrl: `${url}/token`,
  apiUrl: url,
  saveUrl: 'https://pay.google.com/gp/v/save',
})

/** A pass of a card with a balance. */
export const samplePass = (changes: Partial<PassContent> = {}): PassContent => ({
  serial: 'kT9vX2mQ7rLw4bYhN8cZpA',
  cardCode: '9876543210123456',
  holder: 'Theresa Brandl',
  balance: { points: 1234, at: Date.UTC(2026, 10, 30, 13, 5) },
  state: 'active',
  ...changes,
})
