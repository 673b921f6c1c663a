import type { GoogleSettings } from '../../config/wallet-settings.ts'
import type { PassContent } from '../passes/pass-content.ts'
import { linkTime } from '../passes/pass-store.ts'
import { signJwt } from './access-token.ts'
import { classIdOf, googleId, contentFields } from './loyalty-object.ts'

/**
 * Characters of a link; browsers and Google may cut a longer one.
 * https://developers.google.com/wallet/retail/loyalty-cards/web
 */
export const maxLinkLength = 1_800

/**
 * The link with which the browser saves a card in Google Wallet. It contains the signed pass, so that Google gets it
 * only when the member opens the link, within `linkTime`. A name that makes the link too long is left out.
 */
export async function googleSaveLink(
  settings: GoogleSettings,
  content: PassContent,
  publicOrigin: string,
): Promise<string> {
  const link = await linkOf(settings, content, publicOrigin)
  return link.length <= maxLinkLength ? link : linkOf(settings, { ...content, holder: null }, publicOrigin)
}

async function linkOf(
  { issuer, email, privateKey, saveUrl }: GoogleSettings,
  content: PassContent,
  publicOrigin: string,
): Promise<string> {
  const object = {
    id: googleId(issuer, content.serial),
    classId: classIdOf(issuer, publicOrigin),
    ...contentFields(content),
  }
  const iat = Math.floor(Date.now() / 1000)
  const claims = {
    iss: email,
    aud: 'google',
    typ: 'savetowallet',
    iat,
    exp: iat + linkTime / 1000,
    origins: [publicOrigin],
    payload: { loyaltyObjects: [object] },
  }
  return `${saveUrl}/${await signJwt(claims, privateKey)}`
}
