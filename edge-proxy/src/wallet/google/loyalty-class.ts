import { brand } from '@portal/shared-contracts/brand/brand'
import { lightScheme } from '@portal/shared-contracts/brand/colors'
import * as paths from '@portal/shared-contracts/paths'
import { passColorsOf } from '@portal/shared-contracts/wallet/pass-colors'
import { passTexts as t } from '../passes/pass-texts.ts'
import { classIdOf } from './loyalty-object.ts'

/**
 * The fields of Google's `LoyaltyClass` that the edge sends.
 * https://developers.google.com/wallet/reference/rest/v1/loyaltyclass
 */
export type LoyaltyClass = {
  id: string
  issuerName: string
  programName: string
  programLogo: { sourceUri: { uri: string } }
  reviewStatus: 'UNDER_REVIEW'
  countryCode: string
  hexBackgroundColor: string
  accountNameLabel: string
  accountIdLabel: string
  linksModuleData: { uris: { id: string; uri: string; description: string }[] }
  /** One card is saved by one person, on several devices. */
  multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES'
}

/** What all passes of the portal have in common, from the brand; it has no member's data. */
export function loyaltyClass(issuer: string, publicOrigin: string): LoyaltyClass {
  const { shop, card, contact } = brand
  return {
    id: classIdOf(issuer, publicOrigin),
    issuerName: shop.name,
    programName: card.name,
    // Google loads it, so that the portal must be reachable.
    programLogo: { sourceUri: { uri: `${publicOrigin}/icon-512.png` } },
    reviewStatus: 'UNDER_REVIEW',
    countryCode: 'DE',
    hexBackgroundColor: passColorsOf(lightScheme).ground.hex,
    accountNameLabel: t.name,
    accountIdLabel: t.cardNumber,
    linksModuleData: {
      uris: [
        { id: 'cards', uri: `${publicOrigin}${paths.cards}`, description: t.portal },
        { id: 'phone', uri: contact.phoneUrl, description: t.help },
        { id: 'mail', uri: `mailto:${contact.email}`, description: t.help },
        { id: 'privacy', uri: `${publicOrigin}${paths.privacy}`, description: t.privacy },
      ],
    },
    multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
  }
}
