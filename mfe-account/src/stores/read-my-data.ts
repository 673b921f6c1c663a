import { ApiError, send, type Api } from '@portal/page-library/api'
import {
  accountCoupons,
  accountIdOf,
  bookings,
  cards,
  envelope,
  points,
  type UserData,
} from '@portal/shared-contracts/calls'
import { toWire } from '@portal/shared-contracts/calls/wire-names'
import * as v from '@portal/shared-contracts/schema'
import { retryWithNewToken } from '@portal/page-library/stores'
import {
  activatedCoupons,
  missingParts,
  myDataJson,
  partsOf,
  type DataPart,
  type LoadedParts,
} from '../domain/my-data.ts'
import { loadSavedWallets } from './saved-wallets.ts'

/** The file's text, its time of creation (ISO), and the parts that could not be read. */
export type MyData = { text: string; createdAt: string; missing: readonly DataPart[] }

const Anything = envelope(v.unknown())
const couponsAsSent = { ...accountCoupons, response: v.array(v.unknown()) }

/**
 * Reads everything that the portal can read about the member; a part that fails is named and the others stay.
 * @param user the profile of the session, because no call reads it
 * @param hasWallets whether cards may be in wallets
 */
export async function readMyData(api: Api, user: () => UserData | null, hasWallets: boolean): Promise<MyData> {
  const parts = partsOf(hasWallets)
  const profile = (): UserData => {
    const current = user()
    if (current === null) throw new ApiError('sessionInvalid')
    return current
  }
  // As they are sent: the schemas of the pages would leave out fields and odd items.
  const load: Readonly<Record<DataPart, () => Promise<unknown>>> = {
    profil: async () => toWire(profile()),
    punkte: async () => (await send(api, { ...points, response: Anything }, {})).content,
    karten: async () => (await send(api, { ...cards, response: Anything }, {})).content,
    buchungen: async () => (await send(api, { ...bookings, response: Anything }, {})).content,
    aktivierteCoupons: async () => {
      const params = { accountId: accountIdOf(profile()) ?? '' }
      const coupons = (loyaltyToken: string) => send(api, couponsAsSent, { params, loyaltyToken })
      return activatedCoupons(await retryWithNewToken(api, coupons))
    },
    wallets: () => loadSavedWallets(api),
  }

  const createdAt = new Date().toISOString()
  const entries = await Promise.all(
    parts.map((part) =>
      load[part]().then(
        (value): LoadedParts => ({ [part]: value }),
        (): LoadedParts => ({}),
      ),
    ),
  )
  const loaded: LoadedParts = Object.assign({}, ...entries)
  return { text: myDataJson(parts, loaded, createdAt), createdAt, missing: missingParts(parts, loaded) }
}
