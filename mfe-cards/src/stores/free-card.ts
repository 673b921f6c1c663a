import { ApiError, currentLoyaltyToken, fetchLoyaltyToken, send, type Api } from '@delikaterie/shared-contracts/api'
import { accountDetails } from '@delikaterie/shared-contracts/calls'
import type { CardLinkError } from '../domain/cards.ts'

async function detailsOf(api: Api, cardCode: string, getToken: (api: Api) => Promise<string>) {
  return send(api, accountDetails, { params: { cardCode }, loyaltyToken: await getToken(api) })
}

/** Retries once with a new loyalty token, because the session's may have expired. */
const retryUnauthorised = (api: Api, cardCode: string) => (error: unknown) => {
  if (error instanceof ApiError && error.status === 401) return detailsOf(api, cardCode, fetchLoyaltyToken)
  throw error
}

/**
 * Why a card cannot be linked, asked before the call that links it; null for a free card, and also if the answer is
 * unknown (the provider is down, too many questions), because then linking decides.
 */
export async function cardLinkError(api: Api, cardCode: string): Promise<CardLinkError | null> {
  try {
    const details = await detailsOf(api, cardCode, currentLoyaltyToken).catch(retryUnauthorised(api, cardCode))
    if (!('exists' in details)) return details.accountId === null ? null : 'already_in_use'
    if (!details.exists) return 'card_invalid'
    return details.free ? null : 'already_in_use'
  } catch {
    return null
  }
}
