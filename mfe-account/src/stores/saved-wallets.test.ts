import { expect, test } from 'vitest'
import { saved, walletEdge } from '../testing/wallet-edge.ts'
import { createSavedWallets } from './saved-wallets.ts'

const envelope = (content: unknown) => Response.json({ meta: { success: true }, content, errorMessage: [] })

// Rule: wallet-7
test("asks the edge with the member's token in which wallets the cards are", async () => {
  const { api, asked } = walletEdge(() => envelope(saved))
  const store = createSavedWallets(api)
  await store.refresh()
  expect(store.$state.get()).toMatchObject({ status: 'ready', value: saved })
  expect(asked).toEqual(['GET https://portal.example/api/wallet/saved A'])
})

// Rule: wallet-8
test.each([
  { title: 'an edge of before, which has no such address', respond: () => new Response('', { status: 404 }) },
  { title: 'content of another shape', respond: () => envelope([{ cardCode: 7 }]) },
])('$title is a failure', async ({ respond }) => {
  const store = createSavedWallets(walletEdge(respond).api)
  await store.refresh()
  expect(store.$state.get()).toEqual({ status: 'failed', code: 'failed' })
})
