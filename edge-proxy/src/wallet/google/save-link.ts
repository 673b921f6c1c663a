import type { GoogleSettings } from '../../config/wallet-settings.ts'
import type { PassContent } from '../passes/pass-content.ts'
import { linkTime } from '../passes/pass-store.ts'
import { signed } from './access-token.ts'
import { classIdOf, googleId, contentFields } from './loyalty-object.ts'

/** Characters of a link; browsers and Google may cut a longer one. https://developers.google.com/wallet/retail/loyalty-cards/web */
export const longestLink = 1_800

/**
 * The link with which the browser brings a card to Google Wallet. It holds the pass, signed, so that Google learns of it
 * only when the member opens the link, within `linkTime`. A name that makes the link too long is left out.
 */
export async function googleSaveLink(
  settings: GoogleSettings,
  content: PassContent,
  publicOrigin: string,
): Promise<string> {
  const link = await linkOf(settings, content, publicOrigin)
  return link.length <= longestLink ? link : linkOf(settings, { ...content, holder: null }, publicOrigin)
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
  return `${saveUrl}/${await signed(claims, privateKey)}`
}
