import type { UserData } from '@portal/shared-contracts/calls'
import { toWire } from '@portal/shared-contracts/calls/wire-names'

/** What a page that embeds the portal asks for: a token for its origin. The nonce pairs window and page. */
export type EmbedRequest = { origin: string; nonce: string }

const nonceFormat = /^[\w-]{22,64}$/

/** The request in the query of the login popup, or null if it is not one (docs/embed.md). */
export function embedRequest(search: string): EmbedRequest | null {
  const query = new URLSearchParams(search)
  const [origin = '', nonce = ''] = [query.get('origin') ?? '', query.get('nonce') ?? '']
  const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin
  return isOrigin && nonceFormat.test(nonce) ? { origin, nonce } : null
}

/** The origin as members read an address: without its scheme. */
export const siteOf = (origin: string): string => new URL(origin).host

/**
 * What a page of another origin gets of the profile: what its elements show and order with, and no more than the
 * permission window says. Each field is listed, so that a new one stays in the portal, as birth date and newsletter do.
 */
export function embedUserData(user: UserData) {
  const { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId } = user.address
  return toWire({
    loginName: user.loginName,
    email: user.email,
    address: { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId },
    loyaltyAccountId: user.loyaltyAccountId,
    loyaltyPoints: user.loyaltyPoints,
    webshopOnly: user.webshopOnly,
  })
}
