import { createApi } from '@portal/page-library/api'
import type { SavedWallet } from '@portal/shared-contracts/wallet/wallet'

const first = '1234567890123456789'

export const saved: readonly SavedWallet[] = [
  { cardCode: first, devices: 2, google: true },
  { cardCode: '1234567890123450002', devices: 0, google: false },
]

/** An edge that answers only for wallets, and the addresses that it was asked for. */
export function walletEdge(respond: () => Response) {
  const asked: string[] = []
  const api = createApi({
    origin: 'https://portal.example',
    tokens: () => ({ accessToken: 'A', loyaltyToken: null }),
    fetch: async (input, init) => {
      const { method, url, headers } = new Request(input, init)
      asked.push(`${method} ${url} ${headers.get('x-access-token')}`)
      return respond()
    },
  })
  return { api, asked }
}
