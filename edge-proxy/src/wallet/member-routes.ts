import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { cardCodeError, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { withoutDirections } from '@portal/shared-contracts/text/text-direction'
import {
  applePassPath,
  savedWalletsPath,
  WalletLinkBody,
  walletLinkPath,
  wallets,
  type WalletName,
} from '@portal/shared-contracts/wallet/wallet'
import type { Context, Hono } from 'hono'
import { checkOwnCard, readOwnCards, type OwnListRequest } from '../calls/authorise.ts'
import { offeredWallets, type WalletSettings } from '../config/wallet-settings.ts'
import { parseJson, readBody } from '../http/body.ts'
import { HttpError, requestInvalid } from '../http/http-error.ts'
import { headersOf, nodeOf, subnetOf } from '../http/request.ts'
import type { Span } from '../http/trace.ts'
import { successResponse, type EdgeResponse } from '../http/response.ts'
import { memberOf } from '../session/login-name.ts'
import { seal, validOf, type UnsealedToken } from '../session/seal.ts'
import { accessTokenOf } from '../session/session-routes.ts'
import { statesIn } from './passes/listed-states.ts'
import type { PassContent } from './passes/pass-content.ts'
import type { Passes } from './passes/passes.ts'
import type { RouteDependencies } from './route-dependencies.ts'
import type { WalletServices } from './services.ts'

/** Links of one member. */
const linksPerMember = { limit: 60, minutes: 60 }

/** Characters of a name on a pass. */
const maxNameLength = 60

type MemberRouteDependencies = RouteDependencies &
  Pick<WalletServices, 'saveLink'> & { settings: WalletSettings; passes: Passes }

/** Adds the routes where pages request a link that saves a card in a wallet, and the wallets that have cards. */
export function addMemberRoutes(app: Hono, edge: MemberRouteDependencies): void {
  const { respondToOwn, passes, unseal, openLimiter } = edge
  const countLink = openLimiter('wallet link', linksPerMember)

  async function link(c: Context, wallet: WalletName, address: string, span: Span): Promise<EdgeResponse> {
    if (!offeredWallets(edge.settings, Date.now()).includes(wallet))
      throw new HttpError('callUnknown', 'wallet without settings')
    const member = memberIn(c, edge)
    const { accountId } = member.content
    if (accountId === null) throw new HttpError('forbidden', 'member without a loyalty account')
    const body = await readBody(c, WalletLinkBody)
    const cardCode = tidyCardCode(body.cardCode)
    if (cardCodeError(cardCode) !== null) throw requestInvalid('no card number')
    await countLink(accountId)
    const client = subnetOf(address)
    const listRequest = listRequestOf(member, address, span)
    await checkOwnCard(cardCode, edge, listRequest)
    const holder = nameOf(body.holder)
    const isForGoogle = wallet === 'google'
    const content = await passes.save({ cardCode, accountId, holder, isForGoogle, client })
    // After the pass is stored: a lock that comes meanwhile finds the pass, or is in the list.
    await checkActiveCard(cardCode, edge, listRequest)
    const url = wallet === 'apple' ? ticketLink(edge, member, content) : await googleLink(edge, content)
    return successResponse({ url })
  }

  for (const wallet of wallets) {
    app.post(walletLinkPath(wallet), (c) =>
      respondToOwn(c, 'wallet link', (address, span) => link(c, wallet, address, span)),
    )
  }
  app.get(savedWalletsPath, (c) =>
    respondToOwn(c, 'wallets', async () => {
      const { accountId } = memberIn(c, { unseal }).content
      return successResponse(accountId === null ? [] : await passes.saved(accountId))
    }),
  )
}

/** The signed-in member of a request. @throws HttpError sessionInvalid, forbidden for a kiosk */
function memberIn(c: Context, { unseal }: Pick<RouteDependencies, 'unseal'>): UnsealedToken {
  if (headersOf(nodeOf(c).request).has(headerNames.kiosk)) throw new HttpError('forbidden', 'not a call of the kiosk')
  return validOf(accessTokenOf(c, unseal))
}

/**
 * The member's list says that a card is active: the loyalty platform may not send its status.
 * @throws HttpError forbidden, sessionInvalid, backendUnavailable
 */
async function checkActiveCard(
  cardCode: string,
  edge: MemberRouteDependencies,
  listRequest: OwnListRequest,
): Promise<void> {
  const states = statesIn(parseJson(await readOwnCards(edge, listRequest)))
  if (states === null) throw new HttpError('backendUnavailable', 'own cards unreadable')
  if (states.get(cardCode) !== 'active') throw new HttpError('forbidden', 'card is locked')
}

/** The request for the list of the member's cards. */
const listRequestOf = ({ content, boundTo }: UnsealedToken, address: string, span: Span): OwnListRequest => ({
  credentials: { accessToken: content, loyaltyToken: null, refreshToken: null, boundTo },
  attempt: {
    address: () => address,
    origin: null,
    member: memberOf(content) ?? subnetOf(address),
    browser: () => null,
    body: null,
  },
  client: subnetOf(address),
  span,
})

/** A name as it may stand on a pass; null without one. */
function nameOf(sent = ''): string | null {
  const name = withoutDirections(sent).replaceAll(/\p{C}/gu, ' ').trim()
  return name === '' ? null : [...name].slice(0, maxNameLength).join('')
}

/** A link for the browser of this session, for two minutes; a logout ends it. */
function ticketLink({ ring }: RouteDependencies, { content, boundTo }: UnsealedToken, { serial }: PassContent): string {
  const { portal: _, exp: __, ...session } = content
  const ticket = seal(ring, 'ticket', boundTo, { ...session, token: serial }, Date.now())
  return `${applePassPath}?ticket=${ticket}`
}

function googleLink({ saveLink }: MemberRouteDependencies, content: PassContent): Promise<string> {
  if (saveLink === null) throw new HttpError('callUnknown', 'wallet without settings')
  return saveLink(content)
}
