import type { AppleSettings } from '../../config/wallet-settings.ts'
import type { WalletKeys } from '../passes/wallet-keys.ts'
import { makePassIcons } from './pass-icons.ts'
import { passJson, type ShownPass } from './pass-json.ts'

/** A signed pass, as phones take it. */
export type SignPass = (shown: ShownPass) => Promise<Buffer>

/**
 * Makes passes of one pass type. `portal` is the origin of this portal. The library is loaded with the first pass, because
 * other portals need none.
 */
export function createSignPass(apple: AppleSettings, keys: Pick<WalletKeys, 'tokenOf'>, portal: string): SignPass {
  const { passType, team, certificate, key, keyPassword, intermediate } = apple
  const certificates = {
    wwdr: intermediate,
    signerCert: certificate,
    signerKey: key,
    ...(keyPassword !== null && { signerKeyPassphrase: keyPassword }),
  }
  let icons: Promise<Record<string, Buffer>> | null = null
  return async (shown) => {
    icons ??= makePassIcons().catch((error: unknown) => {
      icons = null
      throw error
    })
    const { PKPass } = await import('passkit-generator')
    const json = passJson(shown, { passType, team, portal, token: keys.tokenOf(shown.serial) })
    const pass = new PKPass({ ...(await icons), 'pass.json': Buffer.from(JSON.stringify(json)) }, certificates)
    return pass.getAsBuffer()
  }
}
