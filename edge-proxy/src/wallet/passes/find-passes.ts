import type { SavedWallet } from '@portal/shared-contracts/wallet/wallet'
import type { LivePass, PassCodec } from './pass-codec.ts'
import type { PassStore, StoredPass } from './pass-store.ts'
import type { WalletKeys } from './wallet-keys.ts'

/** The store of passes, and how they are found and read. */
export type StoredPasses = { store: PassStore; keys: WalletKeys; codec: PassCodec }

/** The row of a pass, as it is stored. */
export const findRow = async (
  { store }: Pick<StoredPasses, 'store'>,
  serial: string,
): Promise<StoredPass | undefined> => (await store.findPasses({ by: 'serial', values: [serial] }))[0]

/** The passes of a member's cards. */
export async function ofAccount({ store, keys, codec }: StoredPasses, accountId: string): Promise<LivePass[]> {
  const found = await store.findPasses({ by: 'accountHash', values: keys.hashesOf('account', accountId) })
  return found.flatMap((row) => codec.liveOf(row) ?? [])
}

/** The first live pass of a card; null without one. */
export async function ofCard({ store, keys, codec }: StoredPasses, cardCode: string): Promise<LivePass | null> {
  const found = await store.findPasses({ by: 'cardHash', values: keys.hashesOf('card', cardCode) })
  return found.map(codec.liveOf).find((pass) => pass !== null) ?? null
}

/** The member's cards that are in wallets. */
export async function saved(parts: StoredPasses, accountId: string): Promise<SavedWallet[]> {
  const passes = await ofAccount(parts, accountId)
  const registrations = await parts.store.registrationsOf(passes.map(({ serial }) => serial))
  const devicesOf = (serial: string): number => registrations.filter((each) => each.serial === serial).length
  return passes
    .map(({ serial, hasGoogleLink, subject: { cardCode } }) => ({
      cardCode,
      devices: devicesOf(serial),
      google: hasGoogleLink,
    }))
    .filter(({ devices, google }) => devices > 0 || google)
}
