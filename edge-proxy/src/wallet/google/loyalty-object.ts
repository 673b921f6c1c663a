import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import type { PassContent } from '../passes/pass-content.ts'
import { passTexts as t } from '../passes/pass-texts.ts'

/**
 * The fields of Google's `LoyaltyObject` that the edge sends.
 * https://developers.google.com/wallet/reference/rest/v1/loyaltyobject
 */
export type LoyaltyObject = {
  id: string
  classId: string
  state: 'ACTIVE' | 'INACTIVE'
  accountName?: string
  accountId: string
  barcode: { type: 'CODE_128'; value: string; alternateText: string }
  loyaltyPoints: { label: string; balance: { string: string } }
  textModulesData: { id: string; header: string; body: string }[]
}

/** Ids of an issuer's classes and objects. */
export const googleId = (issuer: string, name: string): string => `${issuer}.${name}`

/** The class of a portal: its origin's host, so that a portal for tests has another one than that of members. */
export const classIdOf = (issuer: string, publicOrigin: string): string =>
  googleId(issuer, new URL(publicOrigin).host.replaceAll(/[^a-z0-9.-]/g, '-'))

/** What a pass shows, without its ids. */
export type ContentFields = Omit<LoyaltyObject, 'id' | 'classId'>

/** The balance is a text in both cases: a PATCH merges it, and Google takes only one of its types at a time. */
export const contentFields = ({ cardCode, holder, balance, state }: PassContent): ContentFields => ({
  state: state === 'active' ? 'ACTIVE' : 'INACTIVE',
  ...(holder !== null && { accountName: holder }),
  accountId: groupCardCode(cardCode),
  barcode: { type: 'CODE_128', value: cardCode, alternateText: groupCardCode(cardCode) },
  loyaltyPoints: {
    label: t.points,
    balance: { string: balance === null ? t.balanceInPortal : t.pointsOf(balance.points) },
  },
  textModulesData: [
    ...(balance === null ? [] : [{ id: 'as-of', header: t.asOf, body: t.time(balance.at) }]),
    ...(state === 'active' ? [] : [{ id: 'status', header: t.status, body: t.locked }]),
  ],
})

/** What a PATCH sends when the membership has ended: Google deletes no objects, so that nothing of the member stays. */
export const endedFields = {
  state: 'EXPIRED',
  accountName: null,
  accountId: null,
  barcode: null,
  loyaltyPoints: null,
  textModulesData: null,
} as const
