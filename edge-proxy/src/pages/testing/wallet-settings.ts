import type { WalletSettings } from '../../config/wallet-settings.ts'

/** Settings of both wallets for pages, which only show what is offered. `expires` in ms since 1970. */
export const walletSettings = ({
  apple = true,
  google = true,
  expires = Infinity,
}: { apple?: boolean; google?: boolean; expires?: number } = {}): WalletSettings => ({
  keys: [],
  apple: apple
    ? {
        passType: 'pass.secret',
        team: 'secret',
        certificate: 'secret',
        key: 'secret',
        keyPassword: null,
        intermediate: 'secret',
        expires,
        pushUrl: 'https://secret.example',
      }
    : null,
  google: google
    ? {
        issuer: 'secret',
        email: 'secret@example',
        privateKey: 'secret',
        tokenUrl: 'https://secret.example/token',
        apiUrl: 'https://secret.example',
        saveUrl: 'https://secret.example/save',
      }
    : null,
})
