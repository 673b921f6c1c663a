import { cards, accountDetails, points } from '@portal/shared-contracts/calls'
import { wire } from '@portal/shared-contracts/testing/wire'
import { walletLinkPath, savedWalletsPath, type WalletName } from '@portal/shared-contracts/wallet/wallet'
import type { EdgeOptions } from '../../app.ts'
import type { EdgeConfig } from '../../config/config.ts'
import type { WalletSettings } from '../../config/wallet-settings.ts'
import { connect } from '../../state/sqlite-connection.ts'
import { sendJson, startUpstream, success, type UpstreamHandler } from '../../test/recording-upstream.ts'
import { sampleUpstream } from '../../test/sample-upstream.ts'
import { memberHeaders, startEdge, type MemberSession } from '../../test/test-edge.ts'
import type { PushEvents, PushTarget } from '../push/push-target.ts'
import { passCertificates, passSubject } from './test-certificates.ts'

/** The card of the sample calls. */
export const cardCode = '1234567890123456789'

/** Certificates of a pass type, of the intermediate and of the root. */
export const certificates = passCertificates()

/** PEM of the root that test phones trust. */
export const root = certificates.root.certificate

/** The pass type of the certificates. */
export const passType = passSubject.UID

/** Settings of both wallets, whose services do not respond. */
export const walletSettings: WalletSettings = {
  keys: [Buffer.alloc(32, 3)],
  apple: {
    passType,
    team: passSubject.OU,
    certificate: certificates.leaf.certificate,
    key: certificates.leaf.key,
    keyPassword: null,
    intermediate: certificates.intermediate.certificate,
    expires: Date.parse('2999-01-01'),
    pushUrl: 'http://127.0.0.1:1',
  },
  google: {
    issuer: '1',
    email: 'a@b.example',
    privateKey: certificates.leaf.key,
    tokenUrl: 'http://127.0.0.1:1/token',
    apiUrl: 'http://127.0.0.1:1',
    saveUrl: 'https://pay.example/save',
  },
}

/** What shop and platform say of the member's card. */
export type Platform = {
  /** Of the member who logs in. */
  accountId: string
  /** The account that has the card; empty for a free card, null for one that the platform does not know. */
  owner: string | null
  status: string | undefined
  points: number | undefined
  listed: { cardCode: string; status?: string }[]
  /** The list is read at once and responds after this. */
  beforeList: Promise<void>
  isDown: boolean
  /** Whether it never responds to a question about a card. */
  isSilent: boolean
}

const newPlatform = (): Platform => ({
  accountId: 'ACC-1',
  owner: 'ACC-1',
  status: 'ACTIVE',
  points: 4321,
  listed: [{ cardCode, status: 'ACTIVE' }],
  beforeList: Promise.resolve(),
  isDown: false,
  isSilent: false,
})

const upstreamOf =
  (platform: Platform): UpstreamHandler =>
  (recorded, response) => {
    const is = (path: string): boolean => recorded.target.startsWith(`/${path}`)
    if (is(accountDetails.path.split('{')[0] ?? '')) {
      const { owner, status, points: balance, isDown, isSilent } = platform
      if (isSilent) return
      if (isDown) return sendJson(response, {}, 500)
      if (owner === null) return sendJson(response, {}, 404)
      const identifiers = [{ code: cardCode, status }]
      return sendJson(response, { accountId: owner, identifiers, accountBalance: { points: balance } })
    }
    if (is(cards.path) && recorded.method === 'GET') {
      const list = success(platform.listed)
      return void platform.beforeList.then(() => sendJson(response, list))
    }
    if (is(points.path)) return sendJson(response, success({ summary: { [wire.points]: platform.points } }))
    sampleUpstream(platform.accountId)(recorded, response)
  }

/**
 * An edge with both wallets, in front of a platform that tests change, and the pushes that it sends; with
 * `realServices` it sends them to the services that the settings name.
 */
export async function startWalletEdge(
  config: Partial<EdgeConfig> = {},
  platform = newPlatform(),
  { realServices = false } = {},
) {
  const upstream = await startUpstream(upstreamOf(platform))
  const pushed: PushTarget[] = []
  const services: Pick<PushEvents, 'onAppleDeviceGone'> = { onAppleDeviceGone: () => {} }
  const walletServices: EdgeOptions['walletServices'] = () => ({
    openPushes: ({ onAppleDeviceGone }) => {
      services.onAppleDeviceGone = onAppleDeviceGone
      return {
        enqueue: (targets) => void pushed.push(...targets),
        waiting: () => ({}),
        close: async () => {},
      }
    },
    saveLink: async ({ serial }) => `https://pay.example/save/${serial}`,
  })
  const edge = startEdge(upstream.url, { wallet: walletSettings, ...config }, realServices ? {} : { walletServices })
  await edge.prepared
  const post = (target: string, body: unknown, headers: Record<string, string>) =>
    edge.send({
      method: 'POST',
      target,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  return {
    ...edge,
    upstream,
    platform,
    pushed,
    services,
    /** Asks for a link as the page does. */
    link: (wallet: WalletName, member: MemberSession | null, more: object = {}, headers: Record<string, string> = {}) =>
      post(walletLinkPath(wallet), { cardCode, ...more }, { ...(member && memberHeaders(member)), ...headers }),
    saved: (member: MemberSession) => edge.get(savedWalletsPath, { headers: memberHeaders(member) }),
    post,
    async [Symbol.asyncDispose]() {
      await edge[Symbol.asyncDispose]()
      await upstream.close()
    },
  }
}
export type WalletEdge = Awaited<ReturnType<typeof startWalletEdge>>

/** The address of a link in a response. */
export const urlIn = async (response: Response): Promise<string> =>
  ((await response.json()) as { content: { url: string } }).content.url

/** The bytes of a response. */
export const bytesOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer())

/** Makes all passes in a data folder due for a check. */
export function makeDue(dataDir: string): void {
  const database = connect(dataDir)
  database.exec('UPDATE wallet_passes SET checked = 0')
  database.close()
}
