import { lockCard } from '@portal/shared-contracts/calls'
import { expect, test } from 'vitest'
import { sendJson, startUpstream } from '../../test/recording-upstream.ts'
import { bodyOf } from '../../test/sample-calls.ts'
import { signIn, type MemberSession } from '../../test/test-edge.ts'
import { responds, startApns } from '../testing/apns-server.ts'
import { passJsonOf } from '../testing/read-pass.ts'
import {
  bytesOf,
  cardCode,
  passType,
  startWalletEdge,
  urlIn,
  walletSettings,
  type WalletEdge,
} from '../testing/wallet-edge.ts'

/** Apple's push service and Google, whose responses to pushes the test gives when it wants to; null is none. */
async function startWallets(status: number | null, reason: string, events: string[]) {
  const held: (() => void)[] = []
  const respondLater = (respond: () => void): void =>
    void held.push(() => {
      events.push('push')
      respond()
    })
  const apns = await startApns((stream, push) =>
    respondLater(() => status !== null && responds(status, reason)(stream, push)),
  )
  const google = await startUpstream((recorded, response) => {
    if (recorded.target === '/token') return sendJson(response, { access_token: 'access', expires_in: 3600 })
    if (recorded.method !== 'PATCH') return sendJson(response, {})
    respondLater(() => status !== null && sendJson(response, { error: { code: status, status: reason } }, status))
  })
  return {
    apns,
    google,
    held,
    async [Symbol.asyncDispose]() {
      await Promise.all([apns[Symbol.asyncDispose](), google.close()])
    },
  }
}

function settingsFor(appleUrl: string, googleUrl: string): typeof walletSettings {
  const { apple, google } = walletSettings
  if (apple === null || google === null) throw new Error('the settings have both wallets')
  return {
    ...walletSettings,
    apple: { ...apple, pushUrl: appleUrl },
    google: { ...google, tokenUrl: `${googleUrl}/token`, apiUrl: googleUrl },
  }
}

/** Saves the card in one wallet, and registers a phone at Apple's. */
async function save(edge: WalletEdge, member: MemberSession, wallet: 'apple' | 'google'): Promise<void> {
  const url = await urlIn(await edge.link(wallet, member))
  if (wallet === 'google') return
  const pass = passJsonOf(await bytesOf(await edge.get(url, { headers: { cookie: member.cookie } })))
  const registration = `/api/wallet/apple/v1/devices/d1/registrations/${passType}/${String(pass['serialNumber'])}`
  const authorization = `ApplePass ${String(pass['authenticationToken'])}`
  expect((await edge.post(registration, { pushToken: 'a1b2' }, { authorization })).status).toBe(201)
}

// Rule: wallet-15
test.each([
  { wallet: 'apple', status: 410, reason: 'Unregistered', counted: ['gone'] },
  { wallet: 'apple', status: 429, reason: 'TooManyRequests', counted: ['retried'] },
  { wallet: 'apple', status: 500, reason: 'InternalServerError', counted: ['retried'] },
  { wallet: 'apple', status: null, reason: '', counted: [] },
  { wallet: 'google', status: 403, reason: 'PERMISSION_DENIED', counted: ['refused'] },
  { wallet: 'google', status: 429, reason: 'RESOURCE_EXHAUSTED', counted: ['retried'] },
  { wallet: 'google', status: 500, reason: 'INTERNAL', counted: ['retried'] },
  { wallet: 'google', status: null, reason: '', counted: [] },
] as const)(
  'calls have their responses before $wallet responds $status to a push',
  async ({ wallet, status, reason, counted }) => {
    const events: string[] = []
    await using wallets = await startWallets(status, reason, events)
    const settings = settingsFor(wallets.apns.url, wallets.google.url)
    await using edge = await startWalletEdge({ wallet: settings }, undefined, { realServices: true })
    const member = await signIn(edge)
    await save(edge, member, wallet)
    const call = async (method: string, path: string, body?: object): Promise<void> => {
      expect((await edge.call(method, path, { as: member, body })).status).toBe(200)
      events.push(path)
    }
    await call('POST', lockCard.path, { ...(bodyOf(lockCard.name) as object), cardCode })
    await expect.poll(() => wallets.held).toHaveLength(1)
    await call('GET', 'shop/points')
    wallets.held[0]?.()
    await call('GET', 'shop/points')
    expect(events).toEqual([lockCard.path, 'shop/points', 'push', 'shop/points'])
    const counts = async (): Promise<string[]> => {
      const metrics = await edge.get('/metrics', { from: '127.0.0.1', headers: { host: 'localhost' } })
      return [...(await metrics.text()).matchAll(/^edge_wallet_pushes_total\{.*result="(\w+)"\} 1$/gm)].map(
        ([, result = '']) => result,
      )
    }
    await expect.poll(counts).toEqual(counted)
  },
)
