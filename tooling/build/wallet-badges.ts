import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { wallets, type WalletName } from '@portal/shared-contracts/wallet/wallet'
import { BrandError } from './brand-error.ts'

/**
 * Copies the official badges of wallets, which a brand may have as `wallet-badges/{wallet}.svg`, to the assets of the
 * shell.
 * @returns their addresses
 * @throws BrandError for one that cannot be shown in another size
 */
export async function writeWalletBadges(assets: string, ofBrand: string): Promise<Partial<Record<WalletName, string>>> {
  const written: Partial<Record<WalletName, string>> = {}
  for (const wallet of wallets) {
    const badge = await readFile(path.join(ofBrand, 'wallet-badges', `${wallet}.svg`), 'utf8').catch(() => null)
    if (badge === null) continue
    if (!/<svg[^>]*\sviewBox=/.test(badge)) {
      const file = `wallet-badges/${wallet}.svg`
      throw new BrandError(`Brand ${path.basename(ofBrand)}: ${file} must be an SVG with a viewBox.`)
    }
    const hash = createHash('sha256').update(badge).digest('hex').slice(0, 10)
    const name = `wallet-badge-${wallet}.${hash}.svg`
    await writeFile(path.join(assets, name), badge)
    written[wallet] = `/assets/${name}`
  }
  return written
}
